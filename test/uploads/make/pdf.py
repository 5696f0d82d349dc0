"""PDF files by Python libraries, and files that were changed after they were written."""
import re
import borb.pdf, fitz, img2pdf, pikepdf, pypdf, pypdf.annotations, reportlab, reportlab.lib.pdfencrypt, weasyprint
from fpdf import FPDF, __version__ as fpdf_version
from PIL import Image, __version__ as pillow_version
from reportlab.lib.pagesizes import A5
from reportlab.pdfgen import canvas
from xhtml2pdf import pisa
from importlib.metadata import version
from corpus import LINES, PYTHON, note, out, read, tmp, write


def keep(name, producer, setting, expect='kept'):
    note(f'pdf-{name}.pdf', producer, setting, expect)


def path(name):
    return out(f'pdf-{name}.pdf')


def with_reportlab(name, setting, form=False, **options):
    page = canvas.Canvas(path('reportlab-' + name), pagesize=A5, invariant=1, **options)
    for number, line in enumerate(LINES):
        page.drawString(40, 500 - 20 * number, line)
    if form:
        page.acroForm.textfield(name='name', x=40, y=300, width=200, height=24)
    page.save()
    keep('reportlab-' + name, REPORTLAB, setting)


REPORTLAB = 'ReportLab ' + reportlab.Version
with_reportlab('plain', 'base font, ASCII85')
with_reportlab('uncompressed', 'streams not compressed', pageCompression=0)
with_reportlab('form', 'empty form field', form=True)
with_reportlab('restricted', 'RC4, owner password only', encrypt=reportlab.lib.pdfencrypt.StandardEncryption('', 'owner', canPrint=0))
with open(tmp('form.xfdf'), 'w') as file:
    file.write('<?xml version="1.0"?><xfdf xmlns="http://ns.adobe.com/xfdf/"><fields><field name="name"><value>Zoe</value></field></fields></xfdf>')

pdf = FPDF(format='A5')
pdf.add_page()
pdf.set_font('Helvetica', size=12)
for line in LINES:
    pdf.cell(0, 10, line.translate({0x2014: '-', 0x2013: '-', 0x2019: "'", 0x201c: '"', 0x201d: '"'}), new_x='LMARGIN', new_y='NEXT')
pdf.output(path('fpdf2'))
keep('fpdf2', 'fpdf2 ' + fpdf_version, 'base font')

document = borb.pdf.Document()
page = borb.pdf.Page()
document.append_page(page)
layout = borb.pdf.SingleColumnLayout(page)
layout.append_layout_element(borb.pdf.Paragraph('Resume, Zoe, Teacher'))
borb.pdf.PDF.write(what=document, where_to=path('borb'))
keep('borb', 'borb ' + version('borb'), 'one paragraph')

weasyprint.HTML(tmp('plain.html')).write_pdf(path('weasyprint'))
keep('weasyprint', 'WeasyPrint ' + weasyprint.__version__, 'web page')
weasyprint.HTML(tmp('plain.html')).write_pdf(path('weasyprint-pdfa'), pdf_variant='pdf/a-3u')
keep('weasyprint-pdfa', 'WeasyPrint ' + weasyprint.__version__, 'PDF/A-3u')
with open(path('xhtml2pdf'), 'wb') as file:
    pisa.CreatePDF(read(tmp('plain.html')).decode(), dest=file)
keep('xhtml2pdf', 'xhtml2pdf ' + version('xhtml2pdf'), 'web page')

document = fitz.open()
document.new_page(width=400, height=200).insert_text((20, 40), [line.replace('—', '-') for line in LINES])
document.save(path('pymupdf'), garbage=3, deflate=True, no_new_id=True)
keep('pymupdf', 'PyMuPDF ' + version('pymupdf'), 'base font')

with open(path('img2pdf-jpeg'), 'wb') as file:
    file.write(img2pdf.convert(tmp('scan.jpg'), nodate=True))
keep('img2pdf-jpeg', 'img2pdf ' + img2pdf.__version__, 'scan, JPEG')
with open(path('img2pdf-fax'), 'wb') as file:
    file.write(img2pdf.convert(tmp('scan.tif'), nodate=True))
keep('img2pdf-fax', 'img2pdf ' + img2pdf.__version__, 'scan, CCITT group 4')
Image.open(tmp('scan.png')).save(path('pillow'))
keep('pillow', 'Pillow ' + pillow_version, 'scan')

PIKE = 'pikepdf ' + pikepdf.__version__
with pikepdf.open(path('reportlab-plain')) as pdf:
    pdf.save(path('pikepdf-object-streams'), object_stream_mode=pikepdf.ObjectStreamMode.generate, linearize=True)
    keep('pikepdf-object-streams', PIKE, 'object streams, linearized')
    pdf.save(path('pikepdf-user'), encryption=pikepdf.Encryption(user='open', owner='own', R=4))
    keep('pikepdf-user', PIKE, 'AES-128, user password', 'refused: password')
    pdf.attachments['letter.txt'] = pikepdf.AttachedFileSpec(pdf, b'A letter of reference.\n', mime_type='text/plain')
    pdf.Root.Collection = pikepdf.Dictionary(Type=pikepdf.Name.Collection, View=pikepdf.Name.D)
    pdf.save(path('pikepdf-portfolio'))
    keep('pikepdf-portfolio', PIKE, 'portfolio')

PYPDF = 'pypdf ' + pypdf.__version__
writer = pypdf.PdfWriter(path('reportlab-plain'), incremental=True)
writer.add_annotation(0, pypdf.annotations.FreeText(text='Read', rect=(50, 50, 120, 70)))
writer.write(path('pypdf-incremental'))
keep('pypdf-incremental', PYPDF, 'update appended')
for algorithm in ['RC4-40', 'AES-256']:
    writer = pypdf.PdfWriter(clone_from=path('reportlab-plain'))
    writer.encrypt(user_password='', owner_password='owner', algorithm=algorithm)
    name = 'pypdf-owner-' + algorithm.lower()
    writer.write(path(name))
    keep(name, PYPDF, algorithm + ', owner password only')

base = read(path('reportlab-plain'))
CHANGED = f'{REPORTLAB}, changed by {PYTHON}'
for name, content, setting, expect in [
    ('trailing-newlines', base + b'\r\n\r\n', 'line ends after %%EOF', 'kept'),
    ('trailing-html', base + b'\n<!-- served in 12 ms -->\n', 'comment of a web server after %%EOF', 'kept'),
    ('trailing-nuls', base + bytes(2000), 'NUL bytes after %%EOF', 'kept'),
    ('leading-newline', b'\r\n' + base, 'line end before %PDF-', 'kept'),
    ('leading-bom', b'\xef\xbb\xbf' + base, 'UTF-8 mark before %PDF-', 'kept'),
    ('leading-header', b'Content-Type: application/pdf\r\nX-Served: yes\r\n\r\n' + base, 'mail header before %PDF-', 'kept'),
    ('broken-startxref', re.sub(rb'startxref\s+\d+', b'startxref\n7', base), 'wrong startxref', 'kept'),
    ('broken-xref', re.sub(rb'\n\d{10} 00000 n', b'\n0000000009 00000 n', base), 'wrong offsets in xref', 'kept'),
    ('no-startxref', base[:base.rindex(b'startxref')], 'cut before startxref, readers repair it', 'kept'),
    ('no-trailer', base[:base.rindex(b'xref', 0, base.rindex(b'startxref'))], 'cut before xref and trailer, some readers repair it', 'kept'),
    ('cut-in-half', base[:len(base) // 3], 'cut after a third, no page is left', 'kept'),
    ('header-only', b'%PDF-1.4\n%%EOF\n', 'no objects at all', 'kept'),
]:
    write(f'pdf-changed-{name}.pdf', content, CHANGED if len(content) > 99 else PYTHON, setting, expect)
