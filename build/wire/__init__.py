"""The protocol for others: from its shapes, the page's types (web/js/wire.d.ts) and the documentation's tables."""
