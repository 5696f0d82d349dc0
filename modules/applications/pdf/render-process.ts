import { fileURLToPath } from 'node:url';
import { Document, type DocumentProps, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { PdfBlock, PdfDocument, PdfSection } from './document.js';

/** The program of a process that renders one document for each message. It imports types of the application only. */

const [REGULAR, SEMIBOLD] = [400, 600] as const;
const SERIF = '@fontsource/source-serif-4/files/source-serif-4';
/** Each letter takes the first font that has it; the last one covers most alphabets, Arabic and Hebrew too. */
const FONTS = {
  Latin: [`${SERIF}-latin-400-normal.woff`, `${SERIF}-latin-600-normal.woff`],
  LatinExtended: [`${SERIF}-latin-ext-400-normal.woff`, `${SERIF}-latin-ext-600-normal.woff`],
  Others: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
};
/** Longer words break after any character, or they would leave the page. */
const MAX_UNBROKEN_LENGTH = 20;
const [INK, MUTED, RULE] = ['#10233d', '#4a5a6f', '#c9d2dc'];

for (const [family, sources] of Object.entries(FONTS)) {
  const weights = [REGULAR, SEMIBOLD];
  const fonts = sources.map((source, at) => ({
    src: fileURLToPath(import.meta.resolve(source)),
    fontWeight: weights[at],
  }));
  Font.register({ family, fonts });
}
const loaded = await Promise.all(
  Object.keys(FONTS).map(async (fontFamily) => {
    await Font.load({ fontFamily, fontWeight: REGULAR });
    return Font.getFont({ fontFamily, fontWeight: REGULAR }).data;
  }),
);
const hasLetter = (letter: string) =>
  /\s/.test(letter) || loaded.some((font) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

const BOX = '□';
/** Joins pictures, or says how one is drawn. */
const JOINER = /[\u200d\ufe0e\ufe0f]|\p{Emoji_Modifier}/gu;

/** Fonts have no tab, and lines lose the blanks at their beginning. */
const withBlanks = (text: string) =>
  text.replaceAll('\t', '    ').replace(/^ +/gm, (blanks) => '\u00a0'.repeat(blanks.length));

/** Replaces signs that no font has by a box, because the renderer would put another letter there. */
function shown(written: string): string {
  const text = withBlanks(written);
  if ([...text].every(hasLetter)) return text;
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => {
    const letters = /\p{Extended_Pictographic}/u.test(segment) ? segment.replace(JOINER, '') : segment;
    return [...letters].every(hasLetter) ? letters : BOX;
  }).join('');
}

Font.registerHyphenationCallback((word) => (word.length > MAX_UNBROKEN_LENGTH ? [...word] : [word]));

const styles = StyleSheet.create({
  page: { fontFamily: Object.keys(FONTS), fontSize: 10, lineHeight: 1.4, color: INK },
  body: { paddingTop: 48, paddingHorizontal: 54, flexGrow: 1 },
  title: { fontSize: 20, fontWeight: SEMIBOLD, lineHeight: 1.2, marginBottom: 6 },
  section: { marginTop: 18, paddingTop: 6, borderTopWidth: 1, borderTopColor: INK },
  sectionTitle: { fontSize: 13, fontWeight: SEMIBOLD, marginBottom: 4 },
  answer: { flexDirection: 'row', paddingVertical: 3, borderBottomWidth: 0.5, borderBottomColor: RULE },
  question: { width: '34%', paddingRight: 12, color: MUTED },
  value: { width: '66%' },
  entry: { paddingVertical: 4 },
  name: { fontWeight: SEMIBOLD },
  foot: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingTop: 14,
    paddingBottom: 30,
    paddingHorizontal: 54,
    fontSize: 8,
    color: MUTED,
  },
  footLine: { width: '82%' },
});

function renderBlock(block: PdfBlock, key: number): ReactElement {
  if (block.kind === 'text') return h(Text, { key, style: styles.entry }, shown(block.text));
  if (block.kind === 'entry') {
    const name = h(Text, { style: styles.name, minPresenceAhead: 24 }, shown(block.name));
    return h(View, { key, style: styles.entry }, name, h(Text, null, shown(block.lines.join('\n'))));
  }
  const question = h(Text, { style: styles.question }, block.name);
  return h(View, { key, style: styles.answer }, question, h(Text, { style: styles.value }, shown(block.value)));
}

function renderSection({ title, blocks }: PdfSection, key: number): ReactElement {
  const heading = h(Text, { style: styles.sectionTitle, minPresenceAhead: 40 }, title);
  return h(View, { key, style: styles.section }, heading, ...blocks.map(renderBlock));
}

interface PageFrame {
  children: React.ReactNode;
  pageNumber?: number;
  totalPages?: number;
}

function renderDocument({ title, author, creator, lines, sections, foot }: PdfDocument): ReactElement<DocumentProps> {
  const layout = ({ children, pageNumber, totalPages }: PageFrame) => [
    h(View, { key: 'body', style: styles.body }, children),
    h(
      View,
      { key: 'foot', style: styles.foot },
      h(Text, { style: styles.footLine }, shown(foot)),
      h(Text, null, `Page ${pageNumber} of ${totalPages}`),
    ),
  ];
  const content = [
    h(Text, { key: 'title', style: styles.title }, shown(title)),
    h(Text, { key: 'lines' }, shown(lines.join('\n'))),
    ...sections.map(renderSection),
  ];
  const page = h(Page, { size: 'LETTER', style: styles.page, layout }, ...content);
  return h(Document, { title, author, language: 'en-US', creator, producer: creator }, page);
}

async function render(document: PdfDocument): Promise<{ content: Buffer } | { failure: string }> {
  try {
    return { content: await renderToBuffer(renderDocument(document)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', async (document: PdfDocument) => process.send?.(await render(document)));
// Ctrl-C reaches it too; the application ends it after the last document, and a lost application by the closed channel.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
