"""What is left of finished games: replays, reviews, and everything chance brought.

May import: common, protocol, storage, thinking.
"""
