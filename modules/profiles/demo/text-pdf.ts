const LINE_HEIGHT = 18;
const TOP = 720;

const escapeText = (text: string) => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?');

/** A PDF of one Letter page with lines of ASCII text, the first one larger; other characters become question marks. */
export function textPdf(lines: readonly string[]): string {
  const [title = '', ...rest] = lines.map(escapeText);
  const content = [
    'BT',
    `/F1 20 Tf 72 ${TOP} Td ${LINE_HEIGHT} TL (${title}) Tj`,
    `/F1 11 Tf T* ${rest.map((line) => `T* (${line}) Tj`).join(' ')}`,
    'ET',
  ].join('\n');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

/** A PDF of these objects, of which the first is the catalog, with a table of their places. */
export function pdfOf(objects: readonly string[]): string {
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
}
