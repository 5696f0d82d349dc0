#!/bin/bash
# Installs the programs and libraries of make.sh: install.sh FOLDER, for those that have no package of Debian.
TOOLS=${1:?a folder}
mkdir -p "$TOOLS"/{node,jv,gox} && cd "$TOOLS" || exit 1
export DEBIAN_FRONTEND=noninteractive
apt-get update && apt-get install -y --no-install-recommends libreoffice-writer libreoffice-calc python3-uno qpdf poppler-utils mupdf-tools ghostscript \
  pandoc groff enscript gnumeric pdftk-java abiword wkhtmltopdf catdoc libspreadsheet-writeexcel-perl libexcel-writer-xlsx-perl librtf-writer-perl \
  libtext-csv-perl htmldoc rst2pdf calligrawords calligrasheets zip p7zip-full w3m lynx fop latex2rtf php-cli miller sqlite3 postgresql \
  r-base-core ruby-asciidoctor-pdf ruby chromium
python3 -m venv venv
venv/bin/pip install reportlab==5.1.0 fpdf2==2.8.9 pikepdf==10.18.0 pypdf==7.1.1 borb==3.0.9 weasyprint==70.0 python-docx==1.2.0 docxtpl==0.20.2 htmldocx==0.0.6 \
  odfpy==1.4.1 ezodf==0.3.2 relatorio==1.0.0 openpyxl==3.1.5 XlsxWriter==3.3.1 pyexcelerate==0.13.0 pandas==3.1.1 polars==2.1.0 pyarrow==26.0.1 \
  duckdb==2.0.1 agate==1.14.2 tablib==3.10.0 xlwt==1.3.0 msoffcrypto-tool==6.1.0 img2pdf==0.6.3 Pillow==13.0.0 pymupdf==2.0 xhtml2pdf==0.2.28 \
  PyRTF3==0.47.5 rtflite==2.6.0 rtfunicode==2.3 rustpy-xlsxwriter==0.8.0
(cd node && npm init -y && npm i pdfkit@0.20.2 pdf-lib@1.17.1 jspdf@4.2.1 pdfmake@0.3.11 docx@9.15.2 @turbodocx/html-to-docx@1.23.1 html-docx-js@0.3.1 docxtemplater@3.71.0 \
  pizzip@3.3.0 docxmlater@10.1.0 officegen@0.6.5 exceljs@4.4.0 xlsx@0.18.5 write-excel-file@4.1.1 xlsx-populate@1.21.0 excel4node@1.8.2 \
  csv-stringify@6.9.0 papaparse@5.7.1 fast-csv@5.0.8 json2csv@5.0.7 jsrtf@0.0.3 html-to-rtf@2.1.0)
dependency() { echo "<dependency><groupId>$1</groupId><artifactId>$2</artifactId><version>$3</version></dependency>"; }
{
  echo '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>c</groupId><artifactId>c</artifactId><version>1</version><dependencies>'
  dependency org.apache.poi poi-ooxml 5.5.1
  dependency org.apache.pdfbox pdfbox 3.0.8
  dependency com.github.librepdf openpdf 2.0.5
  dependency com.github.librepdf openrtf 2.0.0
  dependency org.dhatim fastexcel 0.18.4
  dependency org.odftoolkit odfdom-java 0.12.0
  echo '</dependencies></project>'
} > jv/pom.xml
(cd jv && mvn -q -B dependency:copy-dependencies -DoutputDirectory=lib)
(cd gox && go mod init corpus; go get github.com/xuri/excelize/v2@v2.11.1 github.com/go-pdf/fpdf@v0.9.0)
