"""Workbooks by Python libraries."""
import datetime, io
from importlib.metadata import version
import msoffcrypto, openpyxl, pandas, polars, pyexcelerate, tablib, xlsxwriter, xlwt
import rustpy_xlsxwriter
from msoffcrypto.format.ooxml import OOXMLFile
from openpyxl.worksheet.table import Table
from corpus import HEADER, ROWS, TABLE, note, out, read, write

NUMBERS = [HEADER] + [[int(row[0]), *row[1:]] for row in ROWS]
COLUMNS = {name: [row[i] for row in ROWS] for i, name in enumerate(HEADER)}


def xlsx(name, producer, setting, expect='table'):
    note(f'xlsx-{name}.xlsx', producer, setting, expect)


def with_openpyxl(name, setting, rows=TABLE, change=lambda book, sheet: None, expect='table', write_only=False):
    book = openpyxl.Workbook(write_only=write_only)
    sheet = book.create_sheet('Accounts') if write_only else book.active
    for row in rows:
        sheet.append(row)
    change(book, sheet)
    book.save(out(f'xlsx-{name}.xlsx'))
    xlsx(name, 'openpyxl ' + openpyxl.__version__, setting, expect)


def hidden_first(book, sheet):
    book.create_sheet('Hidden', 0)['A1'] = 'secret'
    book['Hidden'].sheet_state = 'hidden'
    book.active = 1


def hide(book, sheet):
    sheet.column_dimensions['A'].hidden = sheet.row_dimensions[3].hidden = True


def defined(book, sheet):
    sheet.add_table(Table(displayName='Accounts', ref='A1:D5'))


def padded(book, sheet):
    sheet.insert_rows(1, 2)
    sheet.insert_cols(1)


def merged(book, sheet):
    sheet['F1'] = 'notes'
    sheet.merge_cells('F1:H1')


def protect(book, sheet):
    sheet.protection.set_password('owner')
    book.security.lockStructure = True


with_openpyxl('openpyxl', 'numbers as text')
with_openpyxl('openpyxl-numbers', 'numbers as numbers', NUMBERS)
with_openpyxl('openpyxl-write-only', 'write only, inline strings', write_only=True)
with_openpyxl('openpyxl-floats', 'numbers with decimals, booleans', [HEADER] + [[float(r[0]), *r[1:3], r[3] == 'yes'] for r in ROWS])
with_openpyxl('openpyxl-hidden', 'first column and third row hidden', change=hide)
with_openpyxl('openpyxl-hidden-first-sheet', 'first sheet hidden', change=hidden_first)
with_openpyxl('openpyxl-second-sheet', 'second sheet', change=lambda book, sheet: book.create_sheet('Notes').append(['Nothing']))
with_openpyxl('openpyxl-table', 'defined table', change=defined)
with_openpyxl('openpyxl-padded', 'two empty rows and an empty column before the table', change=padded)
with_openpyxl('openpyxl-merged', 'merged cells in further columns', change=merged)
with_openpyxl('openpyxl-protected', 'sheet protected against changes', change=protect)
with_openpyxl('openpyxl-order', 'columns in another order', [[r[3], r[1], r[0], r[2]] for r in TABLE])
with_openpyxl('openpyxl-blank-rows', 'empty cells far below', change=lambda book, sheet: setattr(sheet['A500'], 'value', ' '))
with_openpyxl('openpyxl-empty', 'no cells', [], expect='refused: empty')
with_openpyxl('openpyxl-macro-type', '.xltx type (template) renamed', change=lambda book, sheet: setattr(book, 'template', True))
with_openpyxl('openpyxl-dates-1904', '1904 dates', [[*HEADER, 'since']] + [[*r, datetime.date(2026, 1, 1)] for r in ROWS],
              lambda book, sheet: setattr(book, 'epoch', openpyxl.utils.datetime.MAC_EPOCH))


def with_xlsxwriter(name, setting, options, rows=TABLE, change=lambda book, sheet: None):
    book = xlsxwriter.Workbook(out(f'xlsx-{name}.xlsx'), options)
    sheet = book.add_worksheet('Accounts')
    for y, row in enumerate(rows):
        sheet.write_row(y, 0, row)
    change(book, sheet)
    book.close()
    xlsx(name, 'XlsxWriter ' + xlsxwriter.__version__, setting)


def rich(book, sheet):
    bold = book.add_format({'bold': True})
    sheet.write_rich_string('B3', 'Muñoz, ', bold, 'Lee', ' & Partners')
    sheet.write_formula('B2', '=CONCATENATE("Zoë O’Brien"," Academy")', None, 'Zoë O’Brien Academy')
    sheet.freeze_panes(1, 0)
    sheet.autofilter('A1:D5')
    sheet.set_column('A:A', 12, book.add_format({'num_format': '000-000-000'}))


with_xlsxwriter('xlsxwriter', 'numbers as text', {})
with_xlsxwriter('xlsxwriter-constant-memory', 'constant memory, inline strings', {'constant_memory': True}, NUMBERS)
with_xlsxwriter('xlsxwriter-1904', '1904 dates, numbers as numbers', {'date_1904': True}, NUMBERS)
with_xlsxwriter('xlsxwriter-rich', 'rich text, formula, frozen header, filter, number format', {}, NUMBERS, rich)
with_xlsxwriter('xlsxwriter-zip64', 'Zip64', {'use_zip64': True})

book = pyexcelerate.Workbook()
book.new_sheet('Accounts', data=TABLE)
book.save(out('xlsx-pyexcelerate.xlsx'))
xlsx('pyexcelerate', 'PyExcelerate ' + version('pyexcelerate'), 'inline strings')
frame = pandas.DataFrame(COLUMNS)
frame.to_excel(out('xlsx-pandas-index.xlsx'))
xlsx('pandas-index', 'pandas ' + pandas.__version__, 'index as a column without name')
polars.DataFrame(COLUMNS).write_excel(out('xlsx-polars.xlsx'))
xlsx('polars', 'polars ' + polars.__version__, 'defined table')
write('xlsx-tablib.xlsx', tablib.Dataset(*ROWS, headers=HEADER).export('xlsx'), 'tablib ' + version('tablib'), 'frozen header', 'table')
rustpy_xlsxwriter.write_worksheet([dict(zip(HEADER, row)) for row in ROWS], out('xlsx-rustpy.xlsx'))
xlsx('rustpy', 'rustpy-xlsxwriter ' + version('rustpy-xlsxwriter'), 'Rust writer')

with open(out('xlsx-msoffcrypto.xlsx'), 'wb') as file:
    OOXMLFile(io.BytesIO(read(out('xlsx-openpyxl.xlsx')))).encrypt('open', file)
xlsx('msoffcrypto', 'msoffcrypto-tool ' + version('msoffcrypto-tool'), 'password to open', 'refused: password')
old = xlwt.Workbook()
sheet = old.add_sheet('Accounts')
for y, row in enumerate(TABLE):
    for x, cell in enumerate(row):
        sheet.write(y, x, cell)
old.save(out('xlsx-xlwt.xlsx'))
xlsx('xlwt', 'xlwt ' + version('xlwt'), '.xls renamed', 'refused: old format')
write('xlsx-csv-renamed.xlsx', read(out('csv-python-excel.csv')), 'Python csv', '.csv renamed', 'refused: not an Excel workbook')
write('xlsx-cut.xlsx', read(out('xlsx-openpyxl.xlsx'))[:2500], 'openpyxl ' + openpyxl.__version__, 'second half is missing', 'refused: damaged')
