"""Adds a file to the index, for the shell programs: note.py FILE PRODUCER SETTING EXPECT [KIND]."""
import sys
from corpus import note

note(*sys.argv[1:])
