# What the shell programs share.
set -u
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
note() { "$PY" "$HERE/note.py" "$@"; }
textnote() { "$PY" "$HERE/textnote.py" "$@"; }
debian() { dpkg-query -W -f '${Version}' "$1" | sed 's/^[0-9]*://; s/[-~+].*//'; }
