"""The native half of a storm: randomly changed messages and records, with limits on time and memory."""
