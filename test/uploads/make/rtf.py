"""RTF files by Python libraries and by hand, and the names that RTF files are given."""
from importlib.metadata import version
import polars, rtflite, rtfunicode
from PyRTF.Elements import Document, Section
from PyRTF.Renderer import Renderer
from corpus import LINES, PYTHON, TABLE, note, out, read, write

REFUSED = 'refused: RTF'
escaped = [line.encode('rtfunicode').decode('ascii') for line in LINES]

document = Document()
section = Section()
document.Sections.append(section)
for line in escaped:
    section.append(line)
with open(out('rtf-pyrtf3.rtf'), 'w') as file:
    Renderer().Write(document, file)
note('rtf-pyrtf3.rtf', 'PyRTF3 ' + version('PyRTF3'), 'plain', REFUSED)

frame = polars.DataFrame({name: [row[i] for row in TABLE[1:]] for i, name in enumerate(TABLE[0])})
rtflite.RTFDocument(df=frame, rtf_title=rtflite.RTFTitle(text='Accounts'), rtf_body=rtflite.RTFBody()).write_rtf(out('rtf-rtflite.rtf'))
note('rtf-rtflite.rtf', 'rtflite ' + version('rtflite'), 'table', REFUSED)

wordpad = (r'{\rtf1\ansi\ansicpg1252\deff0\nouicompat\deflang1033{\fonttbl{\f0\fnil\fcharset0 Calibri;}}' + '\r\n'
           r'{\*\generator Riched20 10.0.19041}\viewkind4\uc1 ' + '\r\n' + r'\pard\sa200\sl276\slmult1\f0\fs22\lang9 '
           + '\\par\r\n'.join(escaped) + '\\par\r\n}\r\n\0')
cocoa = (r'{\rtf1\ansi\ansicpg1252\cocoartf2761' + '\n' + r'\cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica;}'
         + '\n' + r'{\colortbl;\red255\green255\blue255;}' + '\n' + r'\f0\fs24 \cf0 ' + '\\\n'.join(escaped) + '}')
HAND = f'{PYTHON} (by hand)'
for name, content, setting in [
    ('hand-wordpad.rtf', wordpad, 'in the style of WordPad, NUL at the end'),
    ('hand-textedit.rtf', cocoa, 'in the style of TextEdit'),
    ('hand-minimal.rtf', '{\\rtf Resume}', 'no version number'),
    ('hand-blank-first.rtf', '\r\n' + wordpad, 'line end before {\\rtf1'),
    ('hand-bom.rtf', '\ufeff' + cocoa, 'UTF-8 mark before {\\rtf1'),
]:
    write('rtf-' + name, content.encode('utf-8'), HAND, setting, REFUSED, 'rtf')

renamed = [('rtf-libreoffice.rtf', ['doc', 'docx', 'odt', 'txt']), ('rtf-pandoc.rtf', ['docx', 'txt']), ('rtf-abiword.rtf', ['doc', 'odt']),
           ('rtf-hand-wordpad.rtf', ['doc', 'docx', 'odt', 'txt']), ('rtf-hand-textedit.rtf', ['doc', 'txt']), ('rtf-hand-bom.rtf', ['txt', 'docx']),
           ('rtf-hand-blank-first.rtf', ['txt', 'docx'])]
with open(out('index.csv'), encoding='utf-8') as file:
    by = {line.split(',')[0]: line.split(',')[2] for line in file}
for name, endings in renamed:
    for ending in endings:
        write(name[:-3] + ending, read(out(name)), by[name], f'.rtf renamed .{ending}', REFUSED, 'rtf')
