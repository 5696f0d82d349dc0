"""CSV files by Python libraries and in the ways that people's programs write them."""
import csv, io
from importlib.metadata import version
import agate, duckdb, pandas, polars, pyarrow, pyarrow.csv, tablib
from corpus import HEADER, PYTHON, ROWS, TABLE, note, out, write

COLUMNS = {name: [row[i] for row in ROWS] for i, name in enumerate(HEADER)}


def dialect(rows=TABLE, **options):
    target = io.StringIO(newline='')
    csv.writer(target, **options).writerows(rows)
    return target.getvalue()


def add(name, content, setting, expect='table', producer=PYTHON + ' csv'):
    write(f'csv-{name}.csv', content if isinstance(content, bytes) else content.encode('utf-8'), producer, setting, expect)


usual = dialect()
for name, content, setting in [
    ('python-excel', usual, 'dialect excel, CRLF'),
    ('python-excel-tab', dialect(dialect='excel-tab'), 'dialect excel-tab'),
    ('python-unix', dialect(dialect='unix'), 'dialect unix, all quoted, LF'),
    ('python-nonnumeric', dialect([HEADER] + [[int(row[0]), *row[1:]] for row in ROWS], quoting=csv.QUOTE_NONNUMERIC), 'all but numbers quoted'),
    ('python-semicolon', dialect(delimiter=';'), 'semicolons'),
    ('python-bom', usual.encode('utf-8-sig'), 'UTF-8 with BOM'),
    ('python-bom-all-quoted', dialect(quoting=csv.QUOTE_ALL).encode('utf-8-sig'), 'UTF-8 with BOM, all quoted'),
    ('python-cp1252', usual.encode('cp1252'), 'Windows-1252, CRLF'),
    ('python-unicode-text', dialect(delimiter='\t').encode('utf-16'), 'UTF-16LE with BOM, tabs (as the "Unicode text" of Excel)'),
    ('python-utf16be', dialect(delimiter='\t').encode('utf-16-be').join([b'\xfe\xff', b'']), 'UTF-16BE with BOM, tabs'),
    ('python-utf16le-no-bom', dialect(delimiter='\t').encode('utf-16-le'), 'UTF-16LE without BOM, tabs'),
    ('python-cr', dialect(lineterminator='\r'), 'CR only'),
    ('python-mac-roman', dialect(lineterminator='\r').encode('mac_roman'), 'Mac Roman, CR only (as "CSV (Macintosh)" of Excel)'),
    ('python-mixed-ends', dialect(TABLE[:2]) + dialect(TABLE[2:4], lineterminator='\n') + dialect(TABLE[4:], lineterminator='\r'), 'CRLF, LF and CR'),
    ('python-no-end', usual.rstrip(), 'no line end at the end'),
    ('python-sep-semicolon', 'sep=;\r\n' + dialect(delimiter=';'), 'sep=; line'),
    ('python-sep-comma-bom', ('sep=,\r\n' + usual).encode('utf-8-sig'), 'sep=, line, UTF-8 with BOM'),
    ('python-sep-tab', 'sep=\t\n' + dialect(delimiter='\t', lineterminator='\n'), 'sep= line with a tab, LF'),
    ('python-sep-quoted', '"sep=;"\r\n' + dialect(delimiter=';'), '"sep=;" line in quotes'),
    ('python-blank-lines', usual + '\r\n\r\n\r\n', 'blank lines at the end'),
    ('python-leading-blank-line', '\r\n' + usual, 'blank line before the header'),
    ('python-comma-lines', usual + ',,,\r\n,,,\r\n', 'lines of commas at the end'),
    ('python-empty-columns', dialect([[*row, '', '', ''] for row in TABLE]), 'empty columns at the end'),
    ('python-spaces', '\n'.join(', '.join('"%s"' % cell.replace('"', '""') if '"' in cell or ',' in cell else cell for cell in row) for row in TABLE) + '\n', 'blanks after commas, also before quotes'),
    ('python-padded', dialect([[f' {cell} ' for cell in row] for row in TABLE]), 'blanks around fields'),
    ('python-header-case', dialect([['ACCOUNTNUMBER', 'AccountName', 'accounttype', 'Active'], *ROWS]), 'header in other case'),
    ('python-order', dialect([[row[3], row[1], row[0], row[2]] for row in TABLE]), 'columns in another order'),
    ('python-more-columns', dialect([['id', *HEADER[:2], 'city', *HEADER[2:], 'note']] + [[i, *row[:2], 'Malmö', *row[2:], 'a "b"; c'] for i, row in enumerate(ROWS)]), 'additional columns'),
    ('python-line-break', dialect([[*HEADER, 'note']] + [[*row, 'first\nsecond, third'] for row in ROWS]), 'line breaks within an additional column'),
    ('python-true-false', dialect([HEADER] + [[*row[:3], {'yes': 'TRUE', 'no': 'FALSE'}[row[3]]] for row in ROWS]), 'active as TRUE and FALSE'),
    ('python-nbsp', dialect([[*row[:2], row[2].replace(' ', '\xa0'), row[3]] for row in TABLE]), 'no-break spaces in accountType'),
    ('python-short-rows', dialect([[*HEADER, 'note', 'more']] + ROWS), 'rows shorter than the header'),
]:
    add(name, content, setting)

add('python-utf16-cut', dialect(delimiter='\t').encode('utf-16')[:-1], 'UTF-16LE, last byte is missing')
add('python-open-quote', usual.replace('""B""', '""B'). replace('School",Charter School,yes\r\n', 'School,Charter School,yes\r\n'), 'quotation mark never closed', 'refused: quotation marks do not match')
add('python-blank', '\r\n\r\n', 'blank lines only', 'refused: empty')
with open(out('xlsx-libreoffice-text.xlsx'), 'rb') as file:
    write('csv-xlsx-renamed.csv', file.read(), 'LibreOffice 7.4.7', '.xlsx renamed', 'refused: not a text')

frame = pandas.DataFrame(COLUMNS)
frame.to_csv(out('csv-pandas.csv'), index=False)
note('csv-pandas.csv', 'pandas ' + pandas.__version__, 'without index', 'table')
frame.assign(active=frame.active == 'yes').to_csv(out('csv-pandas-index.csv'))
note('csv-pandas-index.csv', 'pandas ' + pandas.__version__, 'index as a column without name, booleans', 'table')
polars.DataFrame(COLUMNS).write_csv(out('csv-polars.csv'))
note('csv-polars.csv', 'polars ' + polars.__version__, 'LF', 'table')
polars.DataFrame(COLUMNS).write_csv(out('csv-polars-bom.csv'), include_bom=True, quote_style='always', separator=';')
note('csv-polars-bom.csv', 'polars ' + polars.__version__, 'BOM, semicolons, all quoted', 'table')
pyarrow.csv.write_csv(pyarrow.table(COLUMNS), out('csv-pyarrow.csv'))
note('csv-pyarrow.csv', 'pyarrow ' + pyarrow.__version__, 'texts quoted', 'table')
add('tablib', tablib.Dataset(*ROWS, headers=HEADER).export('csv'), 'CRLF', producer='tablib ' + version('tablib'))
agate.Table(ROWS, HEADER, [agate.Text()] * 4).to_csv(out('csv-agate.csv'))
note('csv-agate.csv', 'agate ' + version('agate'), 'LF', 'table')
duckdb.sql('select * from frame').write_csv(out('csv-duckdb.csv'))
note('csv-duckdb.csv', 'DuckDB ' + duckdb.__version__, 'LF', 'table')
