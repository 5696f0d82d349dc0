"""What the Python programs share: the text, the table and the index."""
import csv, os, subprocess

OUT, TMP = os.environ['OUT'], os.environ['TMP_DIR']
COMMON = open(os.path.join(os.path.dirname(__file__), 'text.txt'), encoding='utf-8', newline='').read()
LINES = COMMON.splitlines()
HEADER = ['accountNumber', 'accountName', 'accountType', 'active']
ROWS = [
    ['900000101', 'Zoë O’Brien Academy', 'Charter School', 'yes'],
    ['900000102', 'Muñoz, Lee & Partners', 'Law Firm', 'no'],
    ['900000103', 'Saint Mary – Upper School', 'Private School', 'yes'],
    ['900000104', 'Line "B" School', 'Charter School', 'yes'],
]
TABLE = [HEADER, *ROWS]
PYTHON = 'Python ' + '.'.join(map(str, __import__('sys').version_info[:3]))


def out(name):
    return os.path.join(OUT, name)


def tmp(name):
    return os.path.join(TMP, name)


def note(name, producer, setting, expect, kind=None):
    if os.path.getsize(out(name)) == 0:
        raise ValueError(name + ' is empty')
    with open(out('index.csv'), 'a', encoding='utf-8', newline='') as file:
        csv.writer(file).writerow([name, kind or name.rsplit('.', 1)[1], producer, setting, expect])


def write(name, content, producer, setting, expect, kind=None):
    with open(out(name), 'wb') as file:
        file.write(content)
    note(name, producer, setting, expect, kind)


def text(name, content, expected, producer, setting, expect='kept as UTF-8'):
    """A text file, with what it should be kept as beside it."""
    write(name, content, producer, setting, expect)
    if expect.startswith('kept') and expected != COMMON:
        with open(out(name + '.expected'), 'wb') as file:
            file.write(expected.encode('utf-8'))


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def first_line(*command):
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return next(line.strip() for line in run.stdout.splitlines() if line.strip())
