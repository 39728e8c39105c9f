"""The protocol told to others: the page's types (web/js/wire.d.ts) and the documentation's tables, from its shapes."""
