"""Documents and workbooks whose archive was written in another way, with the parts of a named program."""
import io, os, re, shutil, subprocess, zipfile
from corpus import PYTHON, first_line, note, out, read, tmp, write

DOCX, ODT = read(out('docx-poi.docx')), read(out('odt-odfpy.odt'))
BY = f'Python zipfile {PYTHON.split()[1]}, parts of '


def parts(content):
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {entry.filename: archive.read(entry) for entry in archive.infolist() if not entry.is_dir()}


def producer(name):
    with open(out('index.csv'), encoding='utf-8') as file:
        return next(line.split(',')[2] for line in file if line.startswith(name + ','))


def pack(files, method=zipfile.ZIP_DEFLATED, target=None, zip64=False, comment=b''):
    target = target or io.BytesIO()
    with zipfile.ZipFile(target, 'w', method) as archive:
        archive.comment = comment
        for name, content in files.items():
            stored = name == 'mimetype' or method == zipfile.ZIP_STORED
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_STORED if stored else method
            with archive.open(entry, 'w', force_zip64=zip64) as file:
                file.write(content)
    return target.getvalue()


class Stream(io.RawIOBase):
    """What can't be rewound, so that sizes follow the data."""
    def __init__(self):
        self.content = b''

    def writable(self):
        return True

    def write(self, content):
        self.content += bytes(content)
        return len(content)

    def getvalue(self):
        return self.content


def replaced(files, pattern, replacement, name=''):
    return {part: re.sub(pattern, replacement, content) if part.endswith(('.xml', '.rels')) and name in part else content for part, content in files.items()}


def strict(files):
    """The namespaces of ISO 29500 strict."""
    for name in [b'relationships', b'docPropsVTypes', b'sharedTypes', b'math']:
        files = replaced(files, b'http://schemas.openxmlformats.org/officeDocument/2006/' + name, b'http://purl.oclc.org/ooxml/officeDocument/' + name)
    files = replaced(files, b'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties', b'http://purl.oclc.org/ooxml/officeDocument/extendedProperties')
    for kind in [b'wordprocessingml', b'spreadsheetml', b'drawingml']:
        files = replaced(files, b'http://schemas.openxmlformats.org/' + kind + b'/2006/', b'http://purl.oclc.org/ooxml/' + kind + b'/')
    files = replaced(files, rb'<w:document ', b'<w:document w:conformance="strict" ', 'word/document')
    return replaced(files, rb'<workbook ', b'<workbook conformance="strict" ', 'xl/workbook')


EXPECT = {'trailing': 'refused: damaged'}


def variants(kind, base_name, extra):
    content = read(out(base_name))
    files = parts(content)
    by = BY + producer(base_name)
    first = dict(reversed(files.items()))
    for name, body, setting in [
        ('stored', pack(files, zipfile.ZIP_STORED), 'parts not compressed'),
        ('streamed', pack(files, target=Stream()), 'data descriptors'),
        ('zip64', pack(files, zip64=True), 'Zip64 fields'),
        ('reversed', pack(first), 'parts in reversed order'),
        ('comment', pack(files, comment=b'Packed on request'), 'archive comment'),
        *extra(files),
    ]:
        write(f'{kind}-zip-{name}.{kind}', body, by, setting, EXPECT.get(name, 'table' if kind == 'xlsx' else 'kept'))


def backslashes(files):
    """The standard module writes slashes only, whatever it is told."""
    body = pack(files)
    for name in files:
        body = body.replace(name.encode(), name.replace('/', '\\').encode())
    return body


def directories(files):
    folders = {name[:name.index('/') + 1]: b'' for name in files if '/' in name}
    return pack({**folders, **files})


variants('docx', 'docx-poi.docx', lambda files: [
    ('strict', pack(strict(files)), 'namespaces set to strict OOXML'), ('backslashes', backslashes(files), 'backslash paths'),
    ('folders', directories(files), 'entries for folders'), ('trailing', pack(files) + bytes(64), 'NUL bytes after the archive')])
variants('odt', 'odt-odfpy.odt', lambda files: [
    ('no-mimetype', pack({k: v for k, v in files.items() if k != 'mimetype'}), 'without mimetype, type in the manifest only')])
variants('xlsx', 'xlsx-poi-sxssf-shared.xlsx', lambda files: [
    ('strict', pack(strict(files)), 'namespaces set to strict OOXML'), ('backslashes', backslashes(files), 'backslash paths')])

vba = parts(read(out('xlsx-libreoffice-xlsm.xlsx')))['xl/vbaProject.bin']
macros = {**parts(DOCX), 'word/vbaProject.bin': vba}
macros['[Content_Types].xml'] = macros['[Content_Types].xml'].replace(
    b'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', b'application/vnd.ms-word.document.macroEnabled.main+xml'
).replace(b'<Override ', b'<Default ContentType="application/vnd.ms-office.vbaProject" Extension="bin"/><Override ', 1)
rels = 'word/_rels/document.xml.rels'
macros[rels] = macros[rels].replace(b'</Relationships>', b'<Relationship Id="rIdVba" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>')
write('docx-zip-docm.docx', pack(macros), BY + 'Apache POI and LibreOffice (the macro)', '.docm renamed', 'refused: macros')
write('docx-odt-renamed.docx', ODT, producer('odt-odfpy.odt'), '.odt renamed', 'refused: not a Word document')
write('odt-docx-renamed.odt', DOCX, producer('docx-poi.docx'), '.docx renamed', 'refused: not an OpenDocument text')
write('docx-pdf-renamed.docx', read(out('pdf-reportlab-plain.pdf')), producer('pdf-reportlab-plain.pdf'), '.pdf renamed', 'refused: not a Word document')
write('docx-cut.docx', DOCX[:len(DOCX) // 2], producer('docx-poi.docx'), 'second half is missing', 'refused: damaged')
write('odt-cut.odt', ODT[:len(ODT) * 2 // 3], producer('odt-odfpy.odt'), 'last third is missing', 'refused: damaged')

INFO_ZIP = 'Info-ZIP ' + re.search(r'Zip [0-9.]+', subprocess.run(['zip', '-v'], capture_output=True, text=True).stdout)[0]
SEVEN_ZIP = '7-Zip ' + re.search(r'[0-9]+\.[0-9.]+', first_line('7z'))[0]
for kind, base in [('docx', DOCX), ('odt', ODT)]:
    folder = tmp('unpacked-' + kind)
    shutil.rmtree(folder, ignore_errors=True)
    zipfile.ZipFile(io.BytesIO(base)).extractall(folder)
    setting = 'packed again in the order of the folder' + (', mimetype compressed' if kind == 'odt' else '')
    for name, command, program in [('info-zip', ['zip', '-q', '-X', '-r'], INFO_ZIP), ('7zip', ['7z', 'a', '-tzip', '-bso0', '-bsp0'], SEVEN_ZIP)]:
        target = out(f'{kind}-{name}.{kind}')
        if os.path.exists(target):
            os.remove(target)
        subprocess.run([*command, target, *sorted(os.listdir(folder), reverse=True)], cwd=folder, check=True)
        note(f'{kind}-{name}.{kind}', program, setting, 'kept')
