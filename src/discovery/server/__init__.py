"""The live server: tables, sockets, pages."""
