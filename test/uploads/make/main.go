// Command make writes the files by Go libraries.
package main

import (
	"bytes"
	"encoding/csv"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/go-pdf/fpdf"
	"github.com/xuri/excelize/v2"
)

var table = [][]string{
	{"accountNumber", "accountName", "accountType", "active"},
	{"900000101", "Zoë O’Brien Academy", "Charter School", "yes"},
	{"900000102", "Muñoz, Lee & Partners", "Law Firm", "no"},
	{"900000103", "Saint Mary – Upper School", "Private School", "yes"},
	{"900000104", `Line "B" School`, "Charter School", "yes"},
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func out(name string) string { return filepath.Join(os.Getenv("OUT"), name) }

func note(name, producer, setting, expect string) {
	file, err := os.OpenFile(out("index.csv"), os.O_APPEND|os.O_WRONLY, 0o644)
	check(err)
	writer := csv.NewWriter(file)
	writer.UseCRLF = true
	check(writer.Write([]string{name, strings.TrimPrefix(filepath.Ext(name), "."), producer, setting, expect}))
	writer.Flush()
	check(file.Close())
}

func version(module string) string {
	info, _ := debug.ReadBuildInfo()
	for _, dep := range info.Deps {
		if dep.Path == module {
			return strings.TrimPrefix(dep.Version, "v")
		}
	}
	return "?"
}

func book(name, setting, expect string, numbers bool, change func(*excelize.File), options ...excelize.Options) {
	file := excelize.NewFile()
	for y, row := range table {
		for x, text := range row {
			cell, err := excelize.CoordinatesToCellName(x+1, y+1)
			check(err)
			if number, err := strconv.Atoi(text); err == nil && numbers {
				check(file.SetCellValue("Sheet1", cell, number))
			} else {
				check(file.SetCellStr("Sheet1", cell, text))
			}
		}
	}
	change(file)
	check(file.SaveAs(out(name), options...))
	note(name, "excelize "+version("github.com/xuri/excelize/v2"), setting, expect)
}

func main() {
	none := func(*excelize.File) {}
	book("xlsx-excelize.xlsx", "numbers as numbers", "table", true, none)
	book("xlsx-excelize-table.xlsx", "defined table, hidden column and row, numbers as text", "table", false, func(file *excelize.File) {
		check(file.AddTable("Sheet1", &excelize.Table{Range: "A1:D5", Name: "Accounts"}))
		check(file.SetColVisible("Sheet1", "C", false))
		check(file.SetRowVisible("Sheet1", 3, false))
	})
	book("xlsx-excelize-password.xlsx", "password to open", "refused: password", true, none, excelize.Options{Password: "open"})

	for name, crlf := range map[string]bool{"csv-go-lf.csv": false, "csv-go-crlf.csv": true} {
		var buffer bytes.Buffer
		writer := csv.NewWriter(&buffer)
		writer.UseCRLF = crlf
		check(writer.WriteAll(table))
		check(os.WriteFile(out(name), buffer.Bytes(), 0o644))
		note(name, "Go encoding/csv "+strings.TrimPrefix(runtime.Version(), "go"), map[bool]string{false: "LF", true: "CRLF"}[crlf], "table")
	}

	pdf := fpdf.New("P", "mm", "A5", "")
	pdf.AddPage()
	pdf.SetFont("Helvetica", "", 12)
	text, err := os.ReadFile(os.Args[1])
	check(err)
	pdf.MultiCell(0, 8, pdf.UnicodeTranslatorFromDescriptor("")(string(text)), "", "", false)
	check(pdf.OutputFileAndClose(out("pdf-go-fpdf.pdf")))
	note("pdf-go-fpdf.pdf", "go-pdf/fpdf "+version("github.com/go-pdf/fpdf"), "base font", "kept")
}
