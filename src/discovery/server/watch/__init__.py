"""Reports of a running server to those who watch it: numbers for Prometheus."""
