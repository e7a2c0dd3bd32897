"""The commands of ``discovery deck``, one module each."""
