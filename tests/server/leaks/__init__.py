"""Nothing leaked: what the wire may not tell, and what may not break it."""
