"""What holds for all tests."""

from hypothesis import settings

# The same examples in every run, and no clock: a slow machine is no fault of the code.
settings.register_profile("project", derandomize=True, deadline=None, database=None)
settings.load_profile("project")
