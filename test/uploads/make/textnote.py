"""Adds a text that a program wrote: textnote.py FILE PRODUCER SETTING [ENCODING]. It is to be kept as it is."""
import sys
from corpus import out, read, text

name, producer, setting, *encoding = sys.argv[1:]
content = read(out(name))
text(name, content, content.decode(*encoding or ['utf-8-sig']), producer, setting)
