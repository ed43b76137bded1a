# Words that every game may use.

option-first = the seat that starts, counted from 0; drawn by chance if not set
