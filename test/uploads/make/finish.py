"""Orders the index, leaves out what is much like others so that the folder stays small, and tells machine data."""
import csv, os, socket, zipfile
from corpus import OUT, out, read

with open(out('index.csv'), encoding='utf-8', newline='') as file:
    rows = [row for row in csv.reader(file) if row[0] != 'file']
with open(os.path.join(os.path.dirname(__file__), 'left-out.txt')) as file:
    left_out = set(file.read().split())
if unknown := left_out - {row[0] for row in rows}:
    raise SystemExit(f'not written: {unknown}')
rows = [row for row in rows if row[0] not in left_out]
seen = {}
kinds = ['pdf', 'docx', 'odt', 'txt', 'rtf', 'csv', 'xlsx']
rows.sort(key=lambda row: (kinds.index(row[1]), row[0]))
for row in rows:
    if row[0] in seen:
        raise SystemExit(row[0] + ' is listed twice')
    seen[row[0]] = row
with open(out('index.csv'), 'w', encoding='utf-8', newline='') as file:
    csv.writer(file, lineterminator='\n').writerows([['file', 'kind', 'producer', 'setting', 'expect'], *rows])

WORDS = [word.encode() for word in [socket.gethostname() + '.', '/tmp/', '/root', 'corpus/', 'registry', 'root@', os.environ.get('HOSTNAME', '/tmp/')] if len(word) > 3]
for name in sorted(os.listdir(OUT)):
    if name not in seen and name not in ('index.csv', 'expected.txt') and name.removesuffix('.expected') not in seen:
        if name not in left_out:
            print('not listed, removed:', name)
        os.remove(out(name))
        continue
    bodies = [read(out(name))]
    if zipfile.is_zipfile(out(name)):
        with zipfile.ZipFile(out(name)) as archive:
            for entry in archive.infolist():
                try:
                    bodies.append(archive.read(entry))
                except Exception:
                    pass
    for word in WORDS:
        if any(word in body for body in bodies) and name != 'index.csv':
            print('machine data:', name, word.decode())
print(len(rows), 'files,', sum(os.path.getsize(out(name)) for name in os.listdir(OUT)), 'bytes')
