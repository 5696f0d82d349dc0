// RTF files by Node libraries.
import { readFileSync } from 'node:fs';
import { LINES, producer, require, tmp, write } from './corpus.mjs';

const jsRTF = require('jsrtf');
const rtf = new jsRTF();
for (const line of LINES) rtf.writeText(line.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0)}?`));
write('rtf-jsrtf.rtf', Buffer.from(rtf.createDocument(), 'latin1'), producer('jsrtf'), 'plain', 'refused: RTF');

const htmlToRtf = require('html-to-rtf');
const html = readFileSync(tmp('plain.html'), 'utf8').replace(/^.*<body>|<\/body>.*$/gs, '');
write(
  'rtf-html-to-rtf.rtf',
  (htmlToRtf.default ?? htmlToRtf).convertHtmlToRtf(html),
  producer('html-to-rtf'),
  'web page',
  'refused: RTF',
);
