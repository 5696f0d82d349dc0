# PDF files by command line programs.
. "$(dirname "$0")/lib.sh"
cd "$TMP_DIR"
k() { note "pdf-$1.pdf" "$2" "$3" kept; }

soffice=$OUT/pdf-libreoffice-plain.pdf
groff -K utf8 -Tpdf plain.roff > "$OUT/pdf-groff.pdf"
groff=$(groff --version | head -1)
k groff "$groff" 'gropdf, base fonts'
groff -K utf8 -Tps plain.roff > plain.ps
gs="Ghostscript $(gs --version)"
for level in 1.3 1.5; do
  ps2pdf -dCompatibilityLevel=$level plain.ps "$OUT/pdf-gs-$level.pdf"
  k gs-$level "$gs" "ps2pdf, PDF $level"
done
gs -q -sDEVICE=pdfwrite -dPDFSETTINGS=/ebook -o "$OUT/pdf-gs-ebook.pdf" "$soffice"; k gs-ebook "$gs" 'reduced LibreOffice export (/ebook)'
gs -q -sDEVICE=pdfimage8 -r40 -o "$OUT/pdf-gs-image.pdf" plain.ps; k gs-image "$gs" 'page as an image'

small=$OUT/pdf-reportlab-plain.pdf
q="qpdf $(qpdf --version | sed -n '1s/qpdf version //p')"
for setting in 'linearized:--linearize' 'object-streams:--object-streams=generate --compress-streams=y' 'qdf:--qdf --object-streams=disable' \
  'pdf-2-0:--force-version=2.0' 'pdf-1-3:--force-version=1.3 --object-streams=disable' 'newline-endstream:--static-id --newline-before-endstream'; do
  # shellcheck disable=SC2086
  qpdf ${setting#*:} "$small" "$OUT/pdf-qpdf-${setting%%:*}.pdf"
  k "qpdf-${setting%%:*}" "$q" "${setting#*:}"
done
for bits in 40 128 256; do
  extra=; [ $bits = 256 ] || extra=--allow-weak-crypto
  name=RC4; [ $bits = 256 ] && name=AES
  # shellcheck disable=SC2086
  qpdf $extra --encrypt '' owner $bits -- "$small" "$OUT/pdf-qpdf-owner-$bits.pdf"
  k qpdf-owner-$bits "$q" "$name-$bits, owner password only"
  # shellcheck disable=SC2086
  qpdf $extra --encrypt user owner $bits -- "$small" "$OUT/pdf-qpdf-user-$bits.pdf"
  note pdf-qpdf-user-$bits.pdf "$q" "$name-$bits, user password" 'refused: password'
done
qpdf --allow-weak-crypto --encrypt '' owner 128 --use-aes=y --modify=none --print=none -- "$small" "$OUT/pdf-qpdf-owner-aes128.pdf"
k qpdf-owner-aes128 "$q" 'AES-128, owner password only, no print, no changes'
qpdf --encrypt '' '' 256 -- --object-streams=generate "$small" "$OUT/pdf-qpdf-empty-passwords.pdf"
k qpdf-empty-passwords "$q" 'AES-256, both passwords empty, object streams'
qpdf --encrypt '' owner 256 --cleartext-metadata -- --linearize "$small" "$OUT/pdf-qpdf-owner-cleartext.pdf"
k qpdf-owner-cleartext "$q" 'AES-256, owner password only, linearized, metadata not encrypted'
printf 'A letter of reference.\n' > reference.txt
qpdf --add-attachment reference.txt -- "$small" "$OUT/pdf-qpdf-attachment.pdf"; k qpdf-attachment "$q" 'with an attached text'

m="MuPDF $(mutool -v 2>&1 | sed 's/.*version //')"
mutool clean -gggz "$small" "$OUT/pdf-mutool-clean.pdf"; k mutool-clean "$m" 'clean -gggz'
mutool clean -a "$small" "$OUT/pdf-mutool-ascii.pdf"; k mutool-ascii "$m" 'clean -a, ASCII only'
printf "%%%%MediaBox 0 0 300 100\n%%%%Font F1 Times-Roman\nBT /F1 12 Tf 10 50 Td (Resume, Zoe O'Brien) Tj ET\n" > page.txt
mutool create -o "$OUT/pdf-mutool-create.pdf" page.txt
k mutool-create "$m" 'create, one base font'
p="poppler $(pdfinfo -v 2>&1 | sed -n '1s/.*version //p')"
pdftocairo -pdf "$small" "$OUT/pdf-pdftocairo.pdf"; k pdftocairo "$p, cairo" 'pdftocairo'
pdfunite "$small" "$OUT/pdf-qpdf-qdf.pdf" "$OUT/pdf-pdfunite.pdf"; k pdfunite "$p" 'pdfunite, two pages'

pdftk="pdftk-java $(debian pdftk-java)"
pdftk "$OUT/pdf-reportlab-form.pdf" fill_form form.xfdf output "$OUT/pdf-pdftk-xfdf.pdf" need_appearances; k pdftk-xfdf "$pdftk" 'form filled from XFDF'
pdftk "$small" output "$OUT/pdf-pdftk-user.pdf" user_pw open 2>/dev/null; note pdf-pdftk-user.pdf "$pdftk" 'RC4-128, user password' 'refused: password'
pdftk "$small" output "$OUT/pdf-pdftk-owner.pdf" owner_pw own 2>/dev/null; k pdftk-owner "$pdftk" 'RC4-128, owner password only'

chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf="$OUT/pdf-chromium.pdf" "file://$TMP_DIR/plain.html" > /dev/null 2>&1
k chromium "$(chromium --version 2>/dev/null | sed 's/ built.*//')" 'printed web page'
wkhtmltopdf -q plain.html "$OUT/pdf-wkhtmltopdf.pdf" 2>/dev/null; k wkhtmltopdf "$(wkhtmltopdf --version)" 'web page'
htmldoc --quiet --charset utf-8 --no-embedfonts --webpage -f "$OUT/pdf-htmldoc.pdf" plain.html 2>/dev/null; k htmldoc "HTMLDOC $(htmldoc --version)" 'web page'
rst2pdf -q plain.rst -o "$OUT/pdf-rst2pdf.pdf" 2>/dev/null; k rst2pdf "rst2pdf $(debian rst2pdf)" 'reStructuredText'
fop -q plain.fo "$OUT/pdf-fop.pdf" 2>/dev/null; k fop "$(fop -v 2>/dev/null | head -1)" 'XSL-FO'
pandoc -f markdown plain.md -t ms --pdf-engine=pdfroff -o "$OUT/pdf-pandoc-ms.pdf" 2>/dev/null; k pandoc-ms "$(pandoc --version | head -1), pdfroff" 'groff ms'
asciidoctor-pdf plain.adoc -o "$OUT/pdf-asciidoctor.pdf" 2>/dev/null; k asciidoctor "$(asciidoctor-pdf --version 2>/dev/null | head -1 | sed 's/ using.*//')" 'Prawn, fonts embedded'
iconv -f UTF-8 -t WINDOWS-1252 plain.txt | enscript -q -B -X ps -p - 2>/dev/null | ps2pdf - "$OUT/pdf-enscript.pdf"; k enscript "$(enscript -V | head -1), $gs" 'printed text'
abiword --to=pdf -o "$OUT/pdf-abiword.pdf" "$OUT/rtf-libreoffice.rtf" > /dev/null 2>&1; k abiword "AbiWord $(debian abiword)" 'export'
Rscript -e "pdf('$OUT/pdf-r.pdf', 4, 2); plot.new(); text(.5, .5, 'Resume, Zoe'); invisible(dev.off())"; k r "R $(debian r-base-core)" 'pdf() device'
