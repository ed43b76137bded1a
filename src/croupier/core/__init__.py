"""The contract between games and everybody who plays them. It knows nothing about any one game."""
