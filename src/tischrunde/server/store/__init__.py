"""Where rows, notices and guests are kept: SQLite for a family, PostgreSQL for everybody."""
