// Files by Java libraries: java -cp 'lib/*' Make.java.
import java.io.*;
import java.nio.file.*;
import java.util.*;
import com.lowagie.text.pdf.PdfWriter;
import com.lowagie.text.rtf.RtfWriter2;
import org.apache.pdfbox.pdmodel.*;
import org.apache.pdfbox.pdmodel.encryption.*;
import org.apache.pdfbox.pdmodel.font.*;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.poi.poifs.crypt.*;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.ss.usermodel.*;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;
import org.apache.poi.xssf.usermodel.*;
import org.apache.poi.xwpf.usermodel.*;
import org.odftoolkit.odfdom.doc.OdfTextDocument;

public class Make {
  static final Path OUT = Path.of(System.getenv("OUT"));
  static final String[][] TABLE = {
    {"accountNumber", "accountName", "accountType", "active"},
    {"900000101", "Zoë O’Brien Academy", "Charter School", "yes"},
    {"900000102", "Muñoz, Lee & Partners", "Law Firm", "no"},
    {"900000103", "Saint Mary – Upper School", "Private School", "yes"},
    {"900000104", "Line \"B\" School", "Charter School", "yes"}};
  static List<String> lines;

  static void note(String file, String producer, String setting, String expect) throws IOException {
    String kind = file.substring(file.lastIndexOf('.') + 1);
    Files.writeString(OUT.resolve("index.csv"),
        String.format("%s,%s,%s,\"%s\",%s\r\n", file, kind, producer, setting, expect), StandardOpenOption.APPEND);
  }

  /** The version in the name of a library on the class path. */
  static String jar(String name) {
    for (String path : System.getProperty("java.class.path").split(":")) {
      String file = Path.of(path).getFileName().toString();
      if (file.matches(name + "-[0-9].*")) return file.substring(name.length() + 1, file.length() - 4);
    }
    throw new IllegalStateException(name);
  }

  static OutputStream to(String file) throws IOException { return Files.newOutputStream(OUT.resolve(file)); }

  public static void main(String[] args) throws Exception {
    lines = Files.readAllLines(Path.of(args[0]));
    pdfbox();
    openpdf();
    documents();
    workbooks();
  }

  static void pdfbox() throws Exception {
    String by = "PDFBox " + org.apache.pdfbox.util.Version.getVersion();
    for (String kind : List.of("plain", "classic", "owner", "user")) {
      try (PDDocument pdf = new PDDocument()) {
        PDPage page = new PDPage();
        pdf.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(pdf, page)) {
          content.beginText();
          content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12);
          content.newLineAtOffset(50, 700);
          content.setLeading(18);
          for (String line : lines) { content.showText(line); content.newLine(); }
          content.endText();
        }
        if (kind.equals("owner") || kind.equals("user")) {
          var policy = new StandardProtectionPolicy("owner", kind.equals("user") ? "open" : "", new AccessPermission());
          policy.setEncryptionKeyLength(128);
          policy.setPreferAES(true);
          pdf.protect(policy);
        }
        File file = OUT.resolve("pdf-pdfbox-" + kind + ".pdf").toFile();
        if (kind.equals("classic")) pdf.save(file, CompressParameters.NO_COMPRESSION); else pdf.save(file);
      }
      note("pdf-pdfbox-" + kind + ".pdf", by, Map.of("plain", "object streams", "classic", "no object streams",
          "owner", "AES-128, owner password only", "user", "AES-128, user password").get(kind), kind.equals("user") ? "refused: password" : "kept");
    }
  }

  static void openpdf() throws Exception {
    String by = com.lowagie.text.Document.getVersion().trim();
    var pdf = new com.lowagie.text.Document();
    PdfWriter.getInstance(pdf, to("pdf-openpdf.pdf"));
    var rtf = new com.lowagie.text.Document();
    RtfWriter2.getInstance(rtf, to("rtf-openrtf.rtf"));
    for (var document : List.of(pdf, rtf)) {
      document.open();
      for (String line : lines) document.add(new com.lowagie.text.Paragraph(line));
      document.close();
    }
    note("pdf-openpdf.pdf", by, "base font", "kept");
    note("rtf-openrtf.rtf", "OpenRTF " + jar("openrtf"), "plain", "refused: RTF");
  }

  static void documents() throws Exception {
    String by = "Apache POI " + org.apache.poi.Version.getVersion();
    try (XWPFDocument word = new XWPFDocument(); OutputStream file = to("docx-poi.docx")) {
      for (String line : lines) word.createParagraph().createRun().setText(line);
      word.write(file);
    }
    note("docx-poi.docx", by, "no styles", "kept");
    try (XWPFDocument word = new XWPFDocument(Files.newInputStream(OUT.resolve("docx-poi.docx"))); OutputStream file = to("docx-poi-protected.docx")) {
      word.enforceReadonlyProtection("owner", HashAlgorithm.sha512);
      word.write(file);
    }
    note("docx-poi-protected.docx", by, "read-only, password to change it", "kept");
    encrypt("docx-poi.docx", "docx-poi-agile.docx", EncryptionMode.agile, by);
    encrypt("docx-poi.docx", "docx-poi-standard.docx", EncryptionMode.standard, by);
    try (OdfTextDocument odt = OdfTextDocument.newTextDocument()) {
      for (String line : lines) odt.newParagraph(line);
      odt.save(OUT.resolve("odt-odfdom.odt").toFile());
    }
    note("odt-odfdom.odt", "ODFDOM " + jar("odfdom-java"), "its template", "kept");
    try (OdfTextDocument odt = OdfTextDocument.newTextDocument()) {
      odt.newParagraph(lines.get(0));
      odt.getPackage().setPassword("open");
      odt.save(OUT.resolve("odt-odfdom-password.odt").toFile());
    }
    note("odt-odfdom-password.odt", "ODFDOM " + jar("odfdom-java"), "password", "refused: password");
  }

  static void encrypt(String from, String file, EncryptionMode mode, String by) throws Exception {
    try (POIFSFileSystem system = new POIFSFileSystem(); OutputStream target = to(file)) {
      Encryptor encryptor = new EncryptionInfo(mode).getEncryptor();
      encryptor.confirmPassword("open");
      try (OutputStream stream = encryptor.getDataStream(system)) { Files.copy(OUT.resolve(from), stream); }
      system.writeFilesystem(target);
    }
    note(file, by, mode + " encryption", "refused: password");
  }

  static void fill(Workbook book, boolean numbers) {
    Sheet sheet = book.createSheet("Accounts");
    for (int y = 0; y < TABLE.length; y++) {
      Row row = sheet.createRow(y);
      for (int x = 0; x < 4; x++) {
        if (numbers && x == 0 && y > 0) row.createCell(x).setCellValue(Long.parseLong(TABLE[y][x]));
        else row.createCell(x).setCellValue(TABLE[y][x]);
      }
    }
  }

  static void workbooks() throws Exception {
    String by = "Apache POI " + org.apache.poi.Version.getVersion();
    try (var book = new SXSSFWorkbook(2); OutputStream file = to("xlsx-poi-sxssf.xlsx")) { fill(book, true); book.write(file); }
    note("xlsx-poi-sxssf.xlsx", by, "SXSSF, inline strings", "table");
    try (var book = new SXSSFWorkbook(new XSSFWorkbook(), 2, false, true); OutputStream file = to("xlsx-poi-sxssf-shared.xlsx")) { fill(book, false); book.write(file); }
    note("xlsx-poi-sxssf-shared.xlsx", by, "SXSSF, shared strings, numbers as text", "table");
    try (var book = new XSSFWorkbook(); OutputStream file = to("xlsx-poi-rich-formulas.xlsx")) {
      fill(book, true);
      Sheet sheet = book.getSheetAt(0);
      XSSFRichTextString rich = new XSSFRichTextString("Muñoz, Lee & Partners");
      XSSFFont bold = book.createFont();
      bold.setBold(true);
      rich.applyFont(0, 5, bold);
      sheet.getRow(2).getCell(1).setCellValue(rich);
      sheet.getRow(1).getCell(1).setCellFormula("CONCATENATE(\"Zoë O’Brien\",\" Academy\")");
      sheet.getRow(3).getCell(0).setCellFormula("900000102+1");
      book.getCreationHelper().createFormulaEvaluator().evaluateAll();
      book.write(file);
    }
    note("xlsx-poi-rich-formulas.xlsx", by, "rich text runs, formulas with cached values", "table");
    encrypt("xlsx-poi-sxssf.xlsx", "xlsx-poi-agile.xlsx", EncryptionMode.agile, by);
    try (OutputStream file = to("xlsx-fastexcel.xlsx")) {
      var book = new org.dhatim.fastexcel.Workbook(file, "fastexcel", "1.0");
      var sheet = book.newWorksheet("Accounts");
      for (int y = 0; y < TABLE.length; y++)
        for (int x = 0; x < 4; x++) sheet.value(y, x, TABLE[y][x]);
      book.finish();
    }
    note("xlsx-fastexcel.xlsx", "fastexcel " + jar("fastexcel"), "numbers as text", "table");
  }
}
