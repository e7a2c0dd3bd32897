"""What `./play`, `./check` and the package's build share. Standard library only: nothing is installed yet."""
