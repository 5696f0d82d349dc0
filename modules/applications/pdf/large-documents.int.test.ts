import { afterAll, describe, expect, it } from '@jest/globals';
import { sentApplication } from '#test/support/fixtures/sent-application.js';
import { pdfPages } from '#test/support/pdf-text.js';
import { PdfRenderer } from './pdf-renderer.js';
import { type SentApplication, toSentDocument } from './sent-document.js';

/** More pages than 8,000 characters need in the worst case: a line break after each second one. */
const MAX_PAGES = 120;

describe('the PDF of what was sent', () => {
  const renderer = new PdfRenderer();
  afterAll(() => renderer.beforeApplicationShutdown());
  const render = (changes: Partial<SentApplication>) => renderer.render(toSentDocument(sentApplication(changes)));

  it.each<[string, string]>([
    ['8,000 characters without a blank', 'x'.repeat(8_000)],
    ['a line break after each character', 'a\n'.repeat(4_000)],
    ['line breaks only between two letters', `a${'\n'.repeat(7_998)}z`],
    ['words', 'How would you listen to families? '.repeat(235)],
    ['emoji of several parts', '👨‍👩‍👧‍👦🏳️‍🌈'.repeat(400)],
    ['right to left', 'שלום مرحبا '.repeat(700)],
    ['letters without a font', '漢字'.repeat(4_000)],
    ['stacked accents', `Z${'\u0351\u036b\u0321'.repeat(20)}`.repeat(130)],
    ['marks that turn and join text', '\u202eabc\u202c\u200d\u00ad\ufeff\ud800'.repeat(800)],
    ['markup', '<script>alert(1)</script>%PDF-1.7 endstream endobj '.repeat(140)],
  ])('never fails and stays bounded: %s', async (_, essay) => {
    const pages = await pdfPages(await render({ essay, expectedBenefits: essay.slice(0, 100) }));
    expect(pages.length).toBeLessThanOrEqual(MAX_PAGES);
    expect(pages.at(-1)).toContain('I agree');
  });

  it('goes on over pages with the largest profile', async () => {
    const [school, job, person, file] = [
      sentApplication().educationDetails?.[0],
      sentApplication().careerDetails?.[0],
      sentApplication().references[0],
      sentApplication().files[0],
    ];
    const many = <T>(row: T | undefined, count: number) => Array.from({ length: count }, () => row as T);
    const pages = await pdfPages(
      await render({
        educationDetails: many(school, 50),
        careerDetails: many(job && { ...job, description: 'A long description. '.repeat(50) }, 50),
        references: many(person, 20),
        files: many(file, 50),
      }),
    );
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.length).toBeLessThanOrEqual(MAX_PAGES);
    expect(pages.join(' ').match(/Carol Nolt/g)).toHaveLength(20);
  });
});
