class Missing(Exception):
    """Something is not on this machine that a figure needs; its text says what."""
