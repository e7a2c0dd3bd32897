"""Games as environments for research, in the interfaces of other libraries."""
