// PDF files by Node libraries.
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { LINES, note, out, producer, require, write } from './corpus.mjs';

const PDFKit = require('pdfkit');
const { PDFDocument, StandardFonts } = require('pdf-lib');
const { jsPDF } = require('jspdf');

async function withPdfkit(name, setting, expect, options) {
  const pdf = new PDFKit({ size: 'A5', info: { CreationDate: new Date(0) }, ...options });
  const stream = pdf.pipe(createWriteStream(out(name)));
  pdf.text(LINES.join('\n')).end();
  await finished(stream);
  note(name, producer('pdfkit'), setting, expect);
}

await withPdfkit('pdf-pdfkit.pdf', 'PDF 1.3, base font', 'kept', {});
await withPdfkit('pdf-pdfkit-1-7.pdf', 'PDF 1.7, not compressed', 'kept', { pdfVersion: '1.7', compress: false });
await withPdfkit('pdf-pdfkit-owner.pdf', 'owner password only, AES-256', 'kept', {
  pdfVersion: '1.7ext3',
  ownerPassword: 'owner',
});
await withPdfkit('pdf-pdfkit-user.pdf', 'user password, AES-128', 'refused: password', {
  pdfVersion: '1.6',
  userPassword: 'open',
});

const lib = await PDFDocument.create();
const page = lib.addPage([400, 200]);
for (const [i, line] of LINES.entries())
  page.drawText(line, { x: 20, y: 150 - 20 * i, size: 11, font: lib.embedStandardFont(StandardFonts.Helvetica) });
write('pdf-pdf-lib.pdf', await lib.save(), producer('pdf-lib'), 'object streams', 'kept');
write(
  'pdf-pdf-lib-plain.pdf',
  await lib.save({ useObjectStreams: false }),
  producer('pdf-lib'),
  'no object streams',
  'kept',
);
lib.getForm().createTextField('name').addToPage(page, { x: 20, y: 20, width: 150, height: 20 });
lib.getForm().getTextField('name').setText('Zoe');
write('pdf-pdf-lib-form.pdf', await lib.save(), producer('pdf-lib'), 'filled form field', 'kept');

for (const [name, setting, expect, options] of [
  ['plain', 'base font', 'kept', {}],
  ['owner', 'owner password only', 'kept', { encryption: { ownerPassword: 'owner', userPermissions: ['print'] } }],
  ['user', 'user password', 'refused: password', { encryption: { userPassword: 'open', ownerPassword: 'owner' } }],
]) {
  const pdf = new jsPDF({ format: 'a5', compress: true, ...options });
  pdf.text(LINES, 10, 20);
  write(`pdf-jspdf-${name}.pdf`, Buffer.from(pdf.output('arraybuffer')), producer('jspdf'), setting, expect);
}

const pdfmake = require('pdfmake');
pdfmake.addFonts({
  Helvetica: {
    normal: 'Helvetica',
    bold: 'Helvetica-Bold',
    italics: 'Helvetica-Oblique',
    bolditalics: 'Helvetica-BoldOblique',
  },
});
const made = pdfmake.createPdf({ content: [...LINES], defaultStyle: { font: 'Helvetica' } });
write('pdf-pdfmake.pdf', await made.getBuffer(), producer('pdfmake'), 'base font', 'kept');
