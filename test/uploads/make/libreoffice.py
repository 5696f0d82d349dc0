"""All that LibreOffice writes; run by the Python that has its uno module."""
import subprocess, time
import uno
from com.sun.star.beans import NamedValue, PropertyValue
from corpus import COMMON, TABLE, note, out, read, text, tmp

PRODUCER = 'LibreOffice ' + '.'.join(subprocess.run(['soffice', '--version'], capture_output=True, text=True).stdout.split()[1].split('.')[:3])
office = subprocess.Popen(['soffice', '--headless', '--norestore', f'-env:UserInstallation=file://{tmp("profile")}',
                           '--accept=pipe,name=corpus;urp;'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
local = uno.getComponentContext()
resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
for _ in range(120):
    try:
        context = resolver.resolve('uno:pipe,name=corpus;urp;StarOffice.ComponentContext')
        break
    except Exception:
        time.sleep(0.5)
create = lambda service: context.ServiceManager.createInstanceWithContext(service, context)
desktop = create('com.sun.star.frame.Desktop')


def props(**values):
    return tuple(PropertyValue(Name=name, Value=value) for name, value in values.items())


def data(**values):
    return uno.Any('[]com.sun.star.beans.PropertyValue', props(**values))


def load(url):
    return desktop.loadComponentFromURL(url if url.startswith('private:') else 'file://' + tmp(url), '_blank', 0, props(Hidden=True))


def store(document, name, filter_name, setting, expect='kept', kind=None, **more):
    document.storeToURL('file://' + out(name), props(FilterName=filter_name, **more))
    if expect:
        note(name, PRODUCER, setting, expect, kind)


def odf_version(number):
    """Of the writer: 2 is 1.0/1.1, 4 is 1.2, 9 is 1.2 extended, 10 is 1.3, 3 is the newest, extended."""
    node = props(nodepath='/org.openoffice.Office.Common/Save/ODF')
    access = create('com.sun.star.configuration.ConfigurationProvider').createInstanceWithArguments(
        'com.sun.star.configuration.ConfigurationUpdateAccess', node)
    access.setPropertyValue('DefaultVersion', number)
    access.commitChanges()


plain, table, form = load('plain.fodt'), load('table.fodt'), load('plain.fodt')
tracked, picture = load('plain.fodt'), load('plain.fodt')
tracked.setPropertyValue('RecordChanges', True)
tracked.Text.insertString(tracked.Text.End, ' Added under track changes.', False)
image = create('com.sun.star.graphic.GraphicProvider').queryGraphic(props(URL='file://' + tmp('scan.png')))
frame = picture.createInstance('com.sun.star.text.TextGraphicObject')
frame.setPropertyValue('Graphic', image)
picture.Text.insertTextContent(picture.Text.End, frame, False)

field = create('com.sun.star.form.component.TextField')
field.setPropertyValue('Name', 'name')
field.setPropertyValue('DefaultText', 'Zoë')
control = form.createInstance('com.sun.star.drawing.ControlShape')
control.setSize(uno.createUnoStruct('com.sun.star.awt.Size', 5000, 800))
control.setControl(field)
form.DrawPage.add(control)

PDF = 'writer_pdf_Export'
for name, document, setting, options in [
    ('plain', plain, 'plain export', {}),
    ('pdfa-1b', plain, 'PDF/A-1b', {'SelectPdfVersion': 1}),
    ('pdfa-2b', plain, 'tagged PDF/A-2b', {'SelectPdfVersion': 2, 'UseTaggedPDF': True}),
    ('pdfua', plain, 'tagged, PDF/UA', {'PDFUACompliance': True, 'UseTaggedPDF': True}),
    ('form', form, 'form fields', {'ExportFormFields': True}),
    ('hybrid', plain, 'hybrid, holds its ODT', {'IsAddStream': True}),
    ('picture', picture, 'with picture', {}),
    ('restricted', plain, 'permission password only', {'RestrictPermissions': True, 'PermissionPassword': 'owner', 'Printing': 0}),
]:
    store(document, f'pdf-libreoffice-{name}.pdf', PDF, setting, FilterData=data(**options))
store(plain, 'pdf-libreoffice-password.pdf', PDF, 'password to open', 'refused: password',
      FilterData=data(EncryptFile=True, DocumentOpenPassword='open'))

OOXML_PASSWORD = uno.Any('[]com.sun.star.beans.NamedValue', (NamedValue('CryptoType', 'Standard'), NamedValue('OOXPassword', 'open')))
WORD = 'MS Word 2007 XML'
store(plain, 'docx-libreoffice-word2007.docx', WORD, 'plain')
store(plain, 'docx-libreoffice-ooxml-text.docx', 'Office Open XML Text', 'ECMA 376 filter')
store(table, 'docx-libreoffice-table.docx', WORD, 'with table')
store(tracked, 'docx-libreoffice-track-changes.docx', WORD, 'track changes')
store(picture, 'docx-libreoffice-picture.docx', WORD, 'with picture')
store(plain, 'docx-libreoffice-password.docx', WORD, 'password to open', 'refused: password', EncryptionData=OOXML_PASSWORD)
store(plain, 'docx-libreoffice-template.docx', 'MS Word 2007 XML Template', '.dotx renamed; content type of a template')
store(plain, 'docx-libreoffice-doc.docx', 'MS Word 97', '.doc renamed', 'refused: old format')

for version, name, setting in [(2, '1-1', 'ODF 1.0/1.1'), (4, '1-2', 'ODF 1.2'), (9, '1-2-extended', 'ODF 1.2 extended'),
                               (10, '1-3', 'ODF 1.3'), (3, '1-3-extended', 'ODF 1.3 extended')]:
    odf_version(version)
    store(plain, f'odt-libreoffice-{name}.odt', 'writer8', setting)
    if version == 2:
        store(plain, 'odt-libreoffice-1-1-password.odt', 'writer8', 'ODF 1.1, password (Blowfish)', 'refused: password', Password='open')
store(table, 'odt-libreoffice-table.odt', 'writer8', 'with table')
store(picture, 'odt-libreoffice-picture.odt', 'writer8', 'with picture')
store(tracked, 'odt-libreoffice-track-changes.odt', 'writer8', 'track changes')
store(plain, 'odt-libreoffice-password.odt', 'writer8', 'password (AES-256)', 'refused: password', Password='open')
store(plain, 'odt-libreoffice-template.odt', 'writer8_template', '.ott renamed; mimetype of a template')
store(plain, 'odt-libreoffice-flat.odt', 'OpenDocument Text Flat XML', '.fodt renamed', 'refused: not an OpenDocument text')
store(plain, 'rtf-libreoffice.rtf', 'Rich Text Format', 'plain', 'refused: RTF')
store(table, 'rtf-libreoffice-table.doc', 'Rich Text Format', 'with table, renamed .doc', 'refused: RTF', 'rtf')

for name, charset, codec, ends, setting in [('utf8-lf', 'UTF8', 'utf-8-sig', 'LF', 'UTF-8, LF'), ('utf8-crlf', 'UTF8', 'utf-8-sig', 'CRLF', 'UTF-8, CRLF'),
                                            ('cp1252', 'MS_1252', 'cp1252', 'CRLF', 'Windows-1252, CRLF'), ('mac', 'APPLE_ROMAN', 'mac_roman', 'CR', 'Mac Roman, CR')]:
    file = f'txt-libreoffice-{name}.txt'
    store(plain, file, 'Text (encoded)', setting, None, FilterOptions=f'{charset},{ends},,,')
    text(file, read(out(file)), read(out(file)).decode(codec), PRODUCER, setting)

CSV = 'Text - txt - csv (StarCalc)'
calc = load('private:factory/scalc')
sheet = calc.Sheets.getByIndex(0)
for y, row in enumerate(TABLE):
    for x, cell in enumerate(row):
        sheet.getCellByPosition(x, y).String = cell
for name, options, setting in [('utf8', '44,34,76,1,,0,false,true', 'UTF-8, commas'), ('cp1252-semicolon', '59,34,1,1,,0,false,true', 'Windows-1252, semicolons'),
                               ('tab', '9,34,76,1,,0,false,true', 'UTF-8, tabs'), ('all-quoted', '44,34,76,1,,0,true,true', 'UTF-8, all quoted'),
                               ('utf16', '9,34,65535,1,,0,false,true', 'UTF-16, tabs')]:
    store(calc, f'csv-libreoffice-{name}.csv', CSV, setting, 'table', FilterOptions=options)
EXCEL = 'Calc MS Excel 2007 XML'
store(calc, 'xlsx-libreoffice-text.xlsx', EXCEL, 'numbers as text', 'table')
store(calc, 'xlsx-libreoffice-password.xlsx', EXCEL, 'password to open', 'refused: password', EncryptionData=OOXML_PASSWORD)
store(calc, 'xlsx-libreoffice-xls.xlsx', 'MS Excel 97', '.xls renamed', 'refused: old format')
store(calc, 'xlsx-libreoffice-ods.xlsx', 'calc8', '.ods renamed', 'refused: not an Excel workbook')
for y in range(1, len(TABLE)):
    sheet.getCellByPosition(0, y).Value = int(TABLE[y][0])
store(calc, 'xlsx-libreoffice-numbers.xlsx', EXCEL, 'numbers as numbers', 'table')
store(calc, 'xlsx-libreoffice-ooxml.xlsx', 'Calc Office Open XML', 'ECMA 376 filter', 'table')
sheet.getCellByPosition(1, 1).Formula = '=CONCATENATE("Zoë O’Brien";" Academy")'
for y in range(1, len(TABLE)):
    sheet.getCellByPosition(3, y).Formula = '=TRUE()' if TABLE[y][3] == 'yes' else '=FALSE()'
calc.setPropertyValue('NullDate', uno.createUnoStruct('com.sun.star.util.Date', 1, 1, 1904))
sheet.Columns.getByIndex(2).IsVisible = False
store(calc, 'xlsx-libreoffice-formulas-1904.xlsx', EXCEL, 'formulas, booleans, hidden column, 1904 dates', 'table')
calc.BasicLibraries.VBACompatibilityMode = True
if not calc.BasicLibraries.hasByName('Standard'):
    calc.BasicLibraries.createLibrary('Standard')
calc.BasicLibraries.getByName('Standard').insertByName('Module1', 'Sub Hello\n  MsgBox "Hello"\nEnd Sub\n')
store(calc, 'xlsx-libreoffice-xlsm.xlsx', 'Calc MS Excel 2007 VBA XML', '.xlsm with a macro renamed', 'table')
desktop.terminate()
office.wait(30)
