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
venv/bin/pip install reportlab fpdf2 pikepdf pypdf borb weasyprint python-docx docxtpl htmldocx odfpy ezodf relatorio openpyxl XlsxWriter pyexcelerate \
  pandas polars pyarrow duckdb agate tablib xlwt msoffcrypto-tool img2pdf Pillow pymupdf xhtml2pdf PyRTF3 rtflite rtfunicode rustpy-xlsxwriter
(cd node && npm init -y && npm i pdfkit pdf-lib jspdf pdfmake docx @turbodocx/html-to-docx html-docx-js docxtemplater pizzip docxmlater officegen \
  exceljs xlsx write-excel-file xlsx-populate excel4node csv-stringify papaparse fast-csv json2csv jsrtf html-to-rtf)
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
