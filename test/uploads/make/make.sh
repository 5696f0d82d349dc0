#!/bin/bash
# Writes the corpus: make.sh FOLDER, that of the tools which install.sh has put there.
cd "$(dirname "$0")" || exit 1
TOOLS=$(realpath "${1:?the folder of install.sh}")
OUT=$(realpath ../samples)
export OUT TMP_DIR=$TOOLS/src PY=$TOOLS/venv/bin/python NODE_PATH=$TOOLS/node/node_modules
export SOURCE_DATE_EPOCH=1767225600 TZ=UTC LC_ALL=C.UTF-8 LOGNAME=zoe USER=zoe
export GOFLAGS=-modcacherw
mkdir -p "$OUT" "$TMP_DIR"
rm -f "$OUT"/*
cp text.txt "$OUT/expected.txt"
run() { echo "== $*"; "$@" 2>&1 | grep -vE 'SLF4J|Log4j|Warning|warnings.warn|access policy'; }
run "$PY" sources.py
run /usr/bin/python3 libreoffice.py
run "$PY" pdf.py
run node pdf.mjs
run bash pdf-tools.sh
run "${JAVA:-$(ls -d /usr/lib/jvm/*25*/bin/java | tail -1)}" -cp "$(printf '%s:' "$TOOLS"/jv/lib/*.jar)" Make.java text.txt
cp main.go "$TOOLS/gox/" && (cd "$TOOLS/gox" && run go run . "$OLDPWD/text.txt")
run node docx.mjs
run "$PY" documents.py
run "$PY" texts.py
run node rtf.mjs
run bash word-tools.sh
run "$PY" rtf.py
run "$PY" csvs.py
run node tables.mjs
run "$PY" xlsxs.py
run bash table-tools.sh
run "$PY" zips.py
run "$PY" finish.py
