"""The rules of Spy Connection, SC-1 to SC-36."""
