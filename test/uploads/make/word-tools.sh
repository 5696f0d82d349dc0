# Documents, texts and RTF by command line programs.
. "$(dirname "$0")/lib.sh"
cd "$TMP_DIR"
pandoc="$(pandoc --version | head -1)"
abiword="AbiWord $(debian abiword)"
calligra="Calligra $(debian calligrawords)"
rtf() { note "rtf-$1.rtf" "$2" "$3" 'refused: RTF'; }

pandoc plain.md -o "$OUT/docx-pandoc.docx"; note docx-pandoc.docx "$pandoc" 'from Markdown' kept
pandoc -f html table.html -o "$OUT/docx-pandoc-table.docx" --reference-doc="$OUT/docx-libreoffice-word2007.docx"; note docx-pandoc-table.docx "$pandoc" 'with table, styles of a LibreOffice document' kept
pandoc plain.md -o "$OUT/odt-pandoc.odt"; note odt-pandoc.odt "$pandoc" 'from Markdown' kept
printf '\n![](scan.png)\n' | cat plain.md - | pandoc -f markdown -o "$OUT/odt-pandoc-picture.odt"; note odt-pandoc-picture.odt "$pandoc" 'with picture' kept
pandoc -s plain.md -o "$OUT/rtf-pandoc.rtf"; rtf pandoc "$pandoc" 'standalone'
pandoc plain.md -t plain --wrap=none -o "$OUT/txt-pandoc.txt"; textnote txt-pandoc.txt "$pandoc" 'plain'
pandoc plain.md -t plain --eol=crlf -o "$OUT/txt-pandoc-crlf.txt"; textnote txt-pandoc-crlf.txt "$pandoc" 'plain, CRLF'
pandoc -f html table.html -t markdown -o "$OUT/txt-pandoc-markdown.txt"; textnote txt-pandoc-markdown.txt "$pandoc" 'Markdown with a table'

source=$OUT/odt-libreoffice-1-2.odt
for type in odt docx rtf; do
  abiword --to=$type -o "$OUT/$type-abiword.$type" "$OUT/rtf-libreoffice.rtf" > /dev/null 2>&1
  expect=kept; [ $type = rtf ] && expect='refused: RTF'
  note "$type-abiword.$type" "$abiword" 'export' "$expect"
done
abiword --to=txt -o "$OUT/txt-abiword.txt" "$OUT/rtf-libreoffice.rtf" > /dev/null 2>&1; textnote txt-abiword.txt "$abiword" 'export'
QT_QPA_PLATFORM=offscreen calligraconverter --batch "$OUT/docx-libreoffice-word2007.docx" "$OUT/odt-calligra.odt" > /dev/null 2>&1; note odt-calligra.odt "$calligra" 'from .docx' kept
QT_QPA_PLATFORM=offscreen calligraconverter --batch "$source" "$OUT/docx-calligra.docx" > /dev/null 2>&1; note docx-calligra.docx "$calligra" 'from .odt' kept
QT_QPA_PLATFORM=offscreen calligraconverter --batch "$source" "$OUT/txt-calligra.txt" > /dev/null 2>&1; textnote txt-calligra.txt "$calligra" 'export'

latex2rtf -o "$OUT/rtf-latex2rtf.rtf" plain.tex > /dev/null 2>&1; rtf latex2rtf "LaTeX2RTF $(debian latex2rtf)" 'from LaTeX'
perl -MRTF::Writer -e 'my $r = RTF::Writer->new_to_file($ARGV[0]); $r->prolog(title => "Resume"); $r->paragraph("Teacher, Mu\xf1oz"); $r->close' "$OUT/rtf-perl.rtf"
rtf perl "Perl RTF::Writer $(perl -MRTF::Writer -e 'print RTF::Writer->VERSION')" 'plain'
fop -q plain.fo -rtf "$OUT/rtf-fop.rtf" 2>/dev/null; rtf fop "$(fop -v 2>/dev/null | head -1)" 'XSL-FO'

pdftotext -layout "$OUT/pdf-libreoffice-plain.pdf" "$OUT/txt-pdftotext.txt"; textnote txt-pdftotext.txt "poppler $(pdfinfo -v 2>&1 | sed -n '1s/.*version //p')" 'pdftotext -layout, form feed at the end'
mutool draw -q -F txt -o "$OUT/txt-mutool.txt" "$OUT/pdf-libreoffice-plain.pdf"; textnote txt-mutool.txt "MuPDF $(mutool -v 2>&1 | sed 's/.*version //')" 'draw -F txt'
w3m -dump -I utf-8 -O utf-8 table.html > "$OUT/txt-w3m.txt"; textnote txt-w3m.txt "$(w3m -version | sed 's/.*version //; s/,.*//')" 'dumped web page'
lynx -dump -nolist -assume_charset=utf-8 -display_charset=utf-8 table.html > "$OUT/txt-lynx.txt"; textnote txt-lynx.txt "$(lynx -version | head -1 | sed 's/ (.*//')" 'dumped web page'
catdoc -d utf-8 "$OUT/docx-libreoffice-doc.docx" > "$OUT/txt-catdoc.txt"; textnote txt-catdoc.txt "catdoc $(debian catdoc)" 'from .doc'
groff=$(groff --version | head -1)
groff -K utf8 -Tutf8 plain.roff > "$OUT/txt-groff.txt"; textnote txt-groff.txt "$groff" 'UTF-8 terminal'
GROFF_NO_SGR=1 groff -man -Tascii plain.man > "$OUT/txt-groff-backspaces.txt"; note txt-groff-backspaces.txt "$groff" 'manual page, bold by backspaces' 'refused: not a text'
for charset in WINDOWS-1252 UTF-16 UTF-16LE; do
  name=$(echo $charset | tr A-Z a-z)
  iconv -f UTF-8 -t $charset plain.txt > "$OUT/txt-iconv-$name.txt"
  note txt-iconv-$name.txt "iconv $(iconv --version | head -1 | sed 's/.* //')" "$charset" 'kept as UTF-8'
done
