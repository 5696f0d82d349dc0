// Word documents by Node libraries.
import { createWriteStream, readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { LINES, note, out, producer, require, TABLE, tmp, write } from './corpus.mjs';

const docx = require('docx');
const paragraphs = () => LINES.map((line) => new docx.Paragraph(line));
const pack = (options, children) =>
  docx.Packer.toBuffer(
    new docx.Document({ creator: 'Zoe', lastModifiedBy: 'Zoe', ...options, sections: [{ children }] }),
  );
const cell = (text) => new docx.TableCell({ children: [new docx.Paragraph(text)] });
const picture = new docx.ImageRun({
  type: 'png',
  data: readFileSync(tmp('scan.png')),
  transformation: { width: 210, height: 60 },
});
write('docx-npm-plain.docx', await pack({}, paragraphs()), producer('docx'), 'plain', 'kept');
write(
  'docx-npm-table-picture.docx',
  await pack({}, [
    ...paragraphs(),
    new docx.Table({ rows: TABLE.map((row) => new docx.TableRow({ children: row.map(cell) })) }),
    new docx.Paragraph({ children: [picture] }),
  ]),
  producer('docx'),
  'with table and picture',
  'kept',
);
const by = { id: 1, author: 'Zoe', date: '2026-01-01T00:00:00Z' };
write(
  'docx-npm-revisions-comment.docx',
  await pack(
    {
      features: { trackRevisions: true },
      comments: { children: [{ id: 0, author: 'Zoe', date: new Date(0), children: [new docx.Paragraph('Good')] }] },
    },
    [
      new docx.Paragraph({
        children: [
          new docx.CommentRangeStart(0),
          new docx.TextRun('Teacher '),
          new docx.CommentRangeEnd(0),
          new docx.CommentReference(0),
          new docx.InsertedTextRun({ text: 'inserted ', ...by }),
          new docx.DeletedTextRun({ text: 'deleted', ...by, id: 2 }),
        ],
      }),
    ],
  ),
  producer('docx'),
  'tracked changes and a comment',
  'kept',
);

const html = readFileSync(tmp('table.html'), 'utf8');
const turbo = require('@turbodocx/html-to-docx');
write(
  'docx-html-to-docx.docx',
  Buffer.from(await turbo(html, null, { creator: 'Zoe', font: 'Arial' })),
  producer('@turbodocx/html-to-docx'),
  'web page with table',
  'kept',
);
const htmlDocx = require('html-docx-js');
write(
  'docx-html-docx-js.docx',
  Buffer.from(await blob(htmlDocx.asBlob(html))),
  producer('html-docx-js'),
  'web page as an altChunk part',
  'kept',
);

const office = require('officegen')({ type: 'docx', author: 'Zoe' });
for (const line of LINES) office.createP().addText(line);
const stream = createWriteStream(out('docx-officegen.docx'));
office.generate(stream);
await finished(stream);
note('docx-officegen.docx', producer('officegen'), 'streamed', 'kept');

const { Document } = require('docxmlater');
const more = Document.create();
for (const line of LINES) more.createParagraph(line);
write('docx-docxmlater.docx', await more.toBuffer(), producer('docxmlater'), 'plain', 'kept');

const Docxtemplater = require('docxtemplater');
const template = await pack({}, [new docx.Paragraph('{text}')]);
const PizZip = require('pizzip');
const filled = new Docxtemplater(new PizZip(template), { linebreaks: true }).render({ text: LINES.join('\n') });
write(
  'docx-docxtemplater.docx',
  filled.getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' }),
  producer('docxtemplater'),
  'filled template',
  'kept',
);

async function blob(content) {
  return Buffer.isBuffer(content) ? content : content.arrayBuffer();
}
