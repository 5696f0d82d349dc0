# CSV files and workbooks by command line programs.
. "$(dirname "$0")/lib.sh"
cd "$TMP_DIR"
table() { note "$1" "$2" "$3" table; }
source=$OUT/csv-python-excel.csv
gnumeric="Gnumeric $(ssconvert --version | sed -n "1s/.*version '\(.*\)'.*/\1/p")"
csv=$OUT/csv
ssconvert "$source" "$csv-gnumeric.csv" > /dev/null 2>&1; table csv-gnumeric.csv "$gnumeric" 'ssconvert'
ssconvert -O 'separator=; quoting-mode=always eol=windows charset=WINDOWS-1252' -T Gnumeric_stf:stf_assistant "$source" "$csv-gnumeric-cp1252.csv" > /dev/null 2>&1
table csv-gnumeric-cp1252.csv "$gnumeric" 'semicolons, all quoted, Windows-1252, CRLF'
ssconvert -T Gnumeric_Excel:xlsx "$source" "$OUT/xlsx-gnumeric.xlsx" > /dev/null 2>&1; table xlsx-gnumeric.xlsx "$gnumeric" 'ISO/IEC 29500:2008 & ECMA 376 2nd edition'
ssconvert -T Gnumeric_Excel:xlsx2 "$source" "$OUT/xlsx-gnumeric-2008.xlsx" > /dev/null 2>&1; table xlsx-gnumeric-2008.xlsx "$gnumeric" 'the other .xlsx of Gnumeric (xlsx2)'

sqlite3 -batch :memory: -cmd '.mode csv' -cmd ".import $source t" -cmd '.headers on' 'select * from t' > "$csv-sqlite.csv"
table csv-sqlite.csv "SQLite $(sqlite3 --version | cut -d' ' -f1)" 'shell, CRLF'
mlr --csv cat "$source" > "$csv-miller.csv"; table csv-miller.csv "$(mlr --version)" 'CRLF kept as LF'
mlr --icsv --otsv cat "$source" > "$csv-miller-tsv.csv"; table csv-miller-tsv.csv "$(mlr --version)" 'tabs'
php -r '$in = fopen($argv[1], "r"); $out = fopen($argv[2], "w"); while ($row = fgetcsv($in)) fputcsv($out, $row);' "$source" "$csv-php.csv"
table csv-php.csv "PHP $(php -r 'echo PHP_VERSION;')" 'fputcsv, fields with blanks quoted'
perl -MText::CSV -e 'my $in = Text::CSV->new({binary => 1}); my $out = Text::CSV->new({binary => 1, eol => "\r\n"}); binmode STDOUT, ":utf8"; open my $f, "<:encoding(UTF-8)", $ARGV[0]; while (my $r = $in->getline($f)) { $out->print(*STDOUT, $r) }' "$source" > "$csv-perl.csv"
table csv-perl.csv "Perl Text::CSV $(perl -MText::CSV -e 'print Text::CSV->VERSION')" 'fields with blanks quoted'
ruby -rcsv -e 'puts CSV.generate { |out| CSV.foreach(ARGV[0], encoding: "UTF-8") { |row| out << row } }' "$source" > "$csv-ruby.csv"
table csv-ruby.csv "Ruby csv $(ruby -rcsv -e 'puts CSV::VERSION')" 'LF'
Rscript -e 'a <- commandArgs(TRUE); t <- read.csv(a[1], encoding="UTF-8"); write.csv(t, a[2], row.names=FALSE, fileEncoding="UTF-8"); write.csv2(t, a[3], fileEncoding="UTF-8")' "$source" "$csv-r.csv" "$csv-r-csv2.csv"
table csv-r.csv "R $(debian r-base-core)" 'write.csv'
table csv-r-csv2.csv "R $(debian r-base-core)" 'write.csv2, semicolons, row names in a column without name'
perl -MExcel::Writer::XLSX -MText::CSV -e 'binmode STDOUT; my $b = Excel::Writer::XLSX->new($ARGV[1]); my $s = $b->add_worksheet; my $c = Text::CSV->new({binary => 1}); open my $f, "<:encoding(UTF-8)", $ARGV[0]; my $y = 0; while (my $r = $c->getline($f)) { $s->write($y++, 0, $r) } $b->close' "$source" "$OUT/xlsx-perl.xlsx"
table xlsx-perl.xlsx "Perl Excel::Writer::XLSX $(perl -MExcel::Writer::XLSX -e 'print Excel::Writer::XLSX->VERSION')" 'numbers as numbers'
perl -MSpreadsheet::WriteExcel -e 'my $b = Spreadsheet::WriteExcel->new($ARGV[0]); $b->add_worksheet->write(0, 0, "accountNumber"); $b->close' "$OUT/xlsx-perl-xls.xlsx"
note xlsx-perl-xls.xlsx "Perl Spreadsheet::WriteExcel $(perl -MSpreadsheet::WriteExcel -e 'print Spreadsheet::WriteExcel->VERSION')" '.xls renamed' 'refused: old format'
QT_QPA_PLATFORM=offscreen timeout 60 calligraconverter --batch "$OUT/xlsx-libreoffice-ods.xlsx" "$csv-calligra.csv" > /dev/null 2>&1
[ -s "$csv-calligra.csv" ] && table csv-calligra.csv "Calligra $(debian calligrasheets)" 'export'
if pg=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1) && [ -n "$pg" ]; then
  rm -rf pg && mkdir pg && cp "$source" pg/in.csv && chown -R nobody pg && chmod 755 .
  as() { (cd pg && setpriv --reuid nobody --clear-groups env HOME="$PWD" "$@"); }
  as "$pg/initdb" -D data -U postgres --no-sync -E UTF8 > /dev/null 2>&1
  as "$pg/pg_ctl" -D data -w -s -o "-k $PWD/pg -h '' -F" start > /dev/null 2>&1
  sql() { as "$pg/psql" -q -h "$PWD/pg" -U postgres -c "create table t (\"accountNumber\" text, \"accountName\" text, \"accountType\" text, active text)" -c "\\copy t from in.csv csv header" "$@"; }
  sql -c '\copy t to out.csv csv header' -c '\copy t to quoted.csv with (format csv, header, force_quote *)' > /dev/null
  as "$pg/pg_ctl" -D data -s stop
  cp pg/out.csv "$csv-postgres.csv"; cp pg/quoted.csv "$csv-postgres-quoted.csv"
  table csv-postgres.csv "PostgreSQL $("$pg/psql" --version | sed 's/.* \([0-9.]*\) .*/\1/')" 'COPY, LF'
  table csv-postgres-quoted.csv "PostgreSQL $("$pg/psql" --version | sed 's/.* \([0-9.]*\) .*/\1/')" 'COPY, force_quote'
fi
