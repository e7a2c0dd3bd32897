"""What a running server tells those who watch it: numbers for Prometheus."""
