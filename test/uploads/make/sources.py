"""The documents that the programs convert, as text, web page, Markdown, flat ODF, roff, picture."""
from html import escape
from PIL import Image, ImageDraw
from corpus import LINES, TABLE, tmp

ROWS_HTML = ''.join('<tr>' + ''.join(f'<td>{escape(cell)}</td>' for cell in row) + '</tr>' for row in TABLE)
HTML = ('<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Resume</title><style>body { font-family: "Nimbus Sans" }</style></head><body>'
        f'<h1>{LINES[0]}</h1>' + ''.join(f'<p>{line}</p>' for line in LINES[1:]) + '{table}</body></html>')
XMLNS = ' '.join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{uri}:1.0"' for name, uri in {
    'office': 'office', 'text': 'text', 'table': 'table', 'style': 'style',
    'fo': 'xsl-fo-compatible'}.items())
FODT = (f'<?xml version="1.0" encoding="UTF-8"?><office:document {XMLNS} office:version="1.2" '
        'office:mimetype="application/vnd.oasis.opendocument.text"><office:styles><style:default-style style:family="paragraph">'
        '<style:text-properties fo:font-family="Nimbus Sans"/></style:default-style></office:styles><office:body><office:text>'
        + ''.join(f'<text:p>{line}</text:p>' for line in LINES) + '{table}</office:text></office:body></office:document>')
TABLE_ODF = ('<table:table table:name="t"><table:table-column table:number-columns-repeated="4"/>' + ''.join(
    '<table:table-row>' + ''.join(f'<table:table-cell><text:p>{escape(c)}</text:p></table:table-cell>' for c in row)
    + '</table:table-row>' for row in TABLE) + '</table:table>')


def save(name, text):
    with open(tmp(name), 'w', encoding='utf-8') as file:
        file.write(text)


save('plain.txt', '\n'.join(LINES) + '\n')
save('plain.html', HTML.replace('{table}', ''))
save('table.html', HTML.replace('{table}', f'<table>{ROWS_HTML}</table>'))
save('plain.md', f'# {LINES[0]}\n\n' + '\n\n'.join(LINES[1:]).replace('$', '\\$') + '\n')
save('plain.rst', f'{LINES[0]}\n{"=" * 60}\n\n' + '\n\n'.join(LINES[1:]) + '\n')
save('plain.adoc', f'= {LINES[0]}\n\n' + '\n\n'.join(LINES[1:]) + '\n')
save('plain.tex', '\\documentclass{article}\\usepackage[utf8]{inputenc}\\begin{document}\\section*{R\\\'esum\\\'e --- Zo\\"e O\'Brien}\n'
     "``Teacher'', \\$52 000, na\\\"{\\i}ve, Mu\\~noz\n\\end{document}\n")
save('plain.roff', '.nf\n' + '\n'.join(LINES) + '\n')
save('plain.man', '.TH RESUME 1\n.SH NAME\nresume \\- a \\fBbold\\fP and \\fIitalic\\fP word\n' + '.PP\nTeacher, Munoz\n')
save('plain.fodt', FODT.replace('{table}', ''))
save('table.fodt', FODT.replace('{table}', TABLE_ODF))
save('plain.fo', '<?xml version="1.0" encoding="UTF-8"?><root xmlns="http://www.w3.org/1999/XSL/Format"><layout-master-set>'
     '<simple-page-master master-name="p" page-height="297mm" page-width="210mm" margin="20mm"><region-body/></simple-page-master>'
     '</layout-master-set><page-sequence master-reference="p"><flow flow-name="xsl-region-body">'
     + ''.join(f'<block>{line}</block>' for line in LINES) + '</flow></page-sequence></root>')
picture = Image.new('L', (420, 120), 255)
ImageDraw.Draw(picture).text((10, 50), 'Resume, Zoe O\'Brien, Teacher', fill=0)
picture.save(tmp('scan.png'), optimize=True)
picture.save(tmp('scan.jpg'), quality=40)
picture.convert('1').save(tmp('scan.tif'), compression='group4')
