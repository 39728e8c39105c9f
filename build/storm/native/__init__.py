"""The native half of a storm: messages and records changed by chance, with time and memory bounded."""
