"""The house: tables where people and computer players sit, kept so that no game is ever lost.

Its rooms, from the ground up; each says what it is for and which others it may import:

    common  tables  protocol  storage  cluster  thinking  live  afterwards  club  limits  application  http  operating

`site/` holds the pages for browsers, as script/pages builds them.
"""
