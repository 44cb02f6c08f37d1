"""Sessions: tables at home and at servers, with one interface."""
