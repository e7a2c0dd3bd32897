"""Code shared by `./play`, `./check` and the package's build. Standard library only: nothing is installed
yet."""
