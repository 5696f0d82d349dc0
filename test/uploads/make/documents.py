"""Word and OpenDocument documents by Python libraries."""
from importlib.metadata import version
import docx, docxtpl, ezodf, htmldocx
from docx.shared import Cm
from odf.draw import Frame, Image
from odf.opendocument import OpenDocumentText
from odf.table import Table, TableCell, TableRow
from odf.text import H, P
from relatorio.templates.opendocument import Template
from corpus import LINES, TABLE, note, out, tmp

SMALL = out('docx-libreoffice-word2007.docx')
DOCX = 'python-docx ' + version('python-docx')


def word(name, setting, change=lambda document: None, producer=DOCX, base=None):
    document = docx.Document(base)
    document.core_properties.author = 'Zoe'
    for line in LINES:
        document.add_paragraph(line)
    change(document)
    document.save(out(f'docx-{name}.docx'))
    note(f'docx-{name}.docx', producer, setting, 'kept')


def with_table(document):
    table = document.add_table(len(TABLE), len(TABLE[0]))
    for y, row in enumerate(TABLE):
        for x, cell in enumerate(row):
            table.cell(y, x).text = cell


word('python-docx', 'its template with many styles')
word('python-docx-table-picture', 'LibreOffice document changed, with table and picture',
     lambda document: (with_table(document), document.add_picture(tmp('scan.png'), Cm(6))), base=SMALL)
word('htmldocx', 'from a web page', lambda document: htmldocx.HtmlToDocx().add_html_to_document('<p><b>Teacher</b></p>', document),
     f'htmldocx {version("htmldocx")}, {DOCX}', SMALL)
template = docxtpl.DocxTemplate(SMALL)
template.render({})
template.save(out('docx-docxtpl.docx'))
note('docx-docxtpl.docx', 'docxtpl ' + version('docxtpl'), 'filled template', 'kept')

document = OpenDocumentText()
for line in LINES:
    document.text.addElement(P(text=line))
document.save(out('odt-odfpy.odt'))
note('odt-odfpy.odt', 'odfpy ' + version('odfpy'), 'plain', 'kept')
document.text.addElement(H(outlinelevel=1, text='Table'))
table = Table(name='t')
for row in TABLE:
    line = TableRow()
    for cell in row:
        line.addElement(TableCell())
        line.lastChild.addElement(P(text=cell))
    table.addElement(line)
document.text.addElement(table)
href = document.addPicture(tmp('scan.png'))
frame = Frame(width='6cm', height='2cm', anchortype='paragraph')
frame.addElement(Image(href=href))
paragraph = P()
paragraph.addElement(frame)
document.text.addElement(paragraph)
document.save(out('odt-odfpy-table-picture.odt'))
note('odt-odfpy-table-picture.odt', 'odfpy ' + version('odfpy'), 'with table and picture', 'kept')

document = ezodf.newdoc('odt', out('odt-ezodf.odt'))
for line in LINES:
    document.body += ezodf.Paragraph(line)
document.save()
note('odt-ezodf.odt', 'ezodf ' + version('ezodf'), 'plain', 'kept')

content = Template(source=None, filepath=out('odt-libreoffice-1-2.odt')).generate().render()
with open(out('odt-relatorio.odt'), 'wb') as file:
    file.write(content.getvalue())
note('odt-relatorio.odt', 'relatorio ' + version('relatorio'), 'filled template', 'kept')
