"""Texts in the encodings and with the line ends that people have."""
from corpus import COMMON, LINES, PYTHON, text, write

ASCII_QUOTES = COMMON.translate({0x2014: '-', 0x2013: '-', 0x2019: "'", 0x201c: '"', 0x201d: '"'})
crlf = lambda content: content.replace('\n', '\r\n')
KEPT = 'kept as UTF-8'
for name, codec, content, setting in [
    ('utf8', 'utf-8', COMMON, 'UTF-8, LF'),
    ('utf8-bom', 'utf-8-sig', COMMON, 'UTF-8 with BOM'),
    ('utf8-crlf', 'utf-8', crlf(COMMON), 'UTF-8, CRLF'),
    ('utf8-cr', 'utf-8', COMMON.replace('\n', '\r'), 'UTF-8, CR'),
    ('utf8-mixed-ends', 'utf-8', LINES[0] + '\r\n' + LINES[1] + '\n' + LINES[2] + '\r', 'UTF-8, CRLF, LF and CR'),
    ('utf8-no-end', 'utf-8', COMMON.rstrip('\n'), 'UTF-8, no line end at the end'),
    ('utf8-decomposed', 'utf-8', __import__('unicodedata').normalize('NFD', COMMON), 'UTF-8, accents as combining marks (macOS)'),
    ('utf8-emoji', 'utf-8', COMMON + 'Zoë 👩‍🏫 王小明 Владимир שלום\n', 'UTF-8, other scripts and emoji'),
    ('cp1252-crlf', 'cp1252', crlf(COMMON), 'Windows-1252, CRLF'),
    ('cp1252-euro', 'cp1252', crlf(COMMON + 'Salary 52 000 €, Šárka Žižková, Œuvre\n'), 'Windows-1252 with € Š Ž Œ'),
    ('iso-8859-1', 'iso-8859-1', ASCII_QUOTES, 'ISO-8859-1, dashes and quotes of ASCII'),
    ('iso-8859-15', 'iso-8859-15', ASCII_QUOTES, 'ISO-8859-15, letters it shares with ISO-8859-1'),
    ('mac-roman', 'mac_roman', COMMON.replace('\n', '\r'), 'Mac Roman, CR'),
    ('form-feed', 'utf-8', LINES[0] + '\n\f' + LINES[1] + '\n', 'UTF-8, form feed between pages'),
    ('tabs', 'utf-8', COMMON.replace(', ', '\t') + '\t\tReferences\n', 'UTF-8, tabs'),
    ('ascii', 'ascii', 'Resume, Teacher, $52 000\n', 'ASCII only'),
    ('one-word', 'ascii', 'x', 'one letter, no line end'),
]:
    text(f'txt-python-{name}.txt', content.encode(codec), content, PYTHON, setting)

for order in ['le', 'be']:
    body = crlf(COMMON).encode('utf-16-' + order)
    mark = '\ufeff'.encode('utf-16-' + order)
    text(f'txt-python-utf16{order}-bom.txt', mark + body, crlf(COMMON), PYTHON, f'UTF-16{order.upper()} with BOM')
    text(f'txt-python-utf16{order}.txt', body, crlf(COMMON), PYTHON, f'UTF-16{order.upper()} without BOM')

long_ascii = 'I teach reading, writing and arithmetic in small groups, every day.\n' * 120
text('txt-python-late-cp1252.txt', (long_ascii + COMMON).encode('cp1252'), long_ascii + COMMON, PYTHON, '8 KB of ASCII, then Windows-1252')
text('txt-python-late-utf8.txt', (long_ascii + COMMON).encode('utf-8'), long_ascii + COMMON, PYTHON, '8 KB of ASCII, then UTF-8')
line = ('I teach reading and writing. ' * 2100)[:60_000]
text('txt-python-long-line.txt', (line + '\n').encode(), line + '\n', PYTHON, 'one line of 60 KB')
text('txt-python-dos-end.txt', crlf(COMMON).encode('cp1252') + b'\x1a', crlf(COMMON) + '\x1a', PYTHON, 'Windows-1252, DOS end of file mark')
text('txt-python-html-words.txt', ('Skills: <html>, <script> and <body>\n' + COMMON).encode(), 'Skills: <html>, <script> and <body>\n' + COMMON, PYTHON, 'names tags in its text')
text('txt-python-nul-padding.txt', COMMON.encode() + bytes(300), COMMON, PYTHON, 'NUL bytes up to the end of a block')
write('txt-python-utf32.txt', COMMON.encode('utf-32'), PYTHON, 'UTF-32 with BOM', 'refused: not a text')
write('txt-python-blank-lines.txt', b'\r\n' * 12, PYTHON, 'line ends only', 'refused: empty')
write('txt-python-spaces.txt', b'  \t \n', PYTHON, 'blanks only', 'refused: empty')
write('txt-python-random.txt', bytes((i * 197 + i // 7) % 256 for i in range(600)), PYTHON, 'binary data', 'refused: not a text')
