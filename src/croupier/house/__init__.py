"""The house: tables where people and computer players sit, kept so that no game is ever lost."""
