import { afterAll, describe, expect, it } from '@jest/globals';
import { getMeta } from 'unpdf';
import { eventually } from '#test/support/eventually.js';
import { sentApplication } from '#test/support/fixtures/sent-application.js';
import { pdfPages, pdfText } from '#test/support/pdf-text.js';
import { PdfRenderer } from './pdf-renderer.js';
import { type SentApplication, toSentDocument } from './sent-document.js';

describe('the PDF of what was sent', () => {
  const renderer = new PdfRenderer();
  afterAll(() => renderer.beforeApplicationShutdown());
  const render = (changes: Partial<SentApplication> = {}) => renderer.render(toSentDocument(sentApplication(changes)));

  it('contains the answers as text, numbered pages, and its metadata', async () => {
    const content = await render();
    expect(Buffer.from(content).toString('latin1', 0, 5)).toBe('%PDF-');
    const { info } = await getMeta(new Uint8Array(content));
    expect(info).toMatchObject({
      Title: 'Director of Pupil Services',
      Author: 'Rachel Hoover',
      Creator: 'Career Gateway',
      Language: 'en-US',
    });
    const pages = await pdfPages(content);
    for (const words of ['$94,500.00', '$112,000.50', 'attendance is seldom the problem', 'Carol Nolt', 'Act-34.pdf'])
      expect(pages.join(' ')).toContain(words);
    for (const [at, page] of pages.entries()) expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  });

  it('has letters of many languages', async () => {
    const essay = 'Łukasz Dvořák, Đặng Thị, Жанна, Ελένη, שלום, emoji 😀 and a sign ✓';
    const text = await pdfText(await render({ essay }));
    for (const word of ['Łukasz Dvořák', 'Đặng Thị', 'Жанна', 'Ελένη', 'שלום', '😀', '✓']) expect(text).toContain(word);
  });

  it('has a blank at least for each tab', async () => {
    const text = await pdfText(await render({ essay: 'Year\tSchool\n  2019\tHillcrest', expectedBenefits: 'a\tb' }));
    expect(text).toMatch(/Year +School/);
    expect(text).toMatch(/2019 +Hillcrest/);
    expect(text).toMatch(/a +b/);
  });

  it('has a box for each letter and picture that no font has', async () => {
    const text = await pdfText(await render({ essay: 'Name 李明, family 👨‍👩‍👧, thumb 👍🏽, smile 😀️.' }));
    expect(text).toContain('Name □□, family □, thumb □, smile 😀.');
  });

  it('is made in one process, which starts again after it was killed', async () => {
    await Promise.all([render(), render()]);
    const first = renderer.processId as number;
    await render();
    expect(renderer.processId).toBe(first);
    const rendering = render();
    // The document is under way.
    await Promise.resolve();
    process.kill(first, 'SIGKILL');
    await expect(rendering).rejects.toThrow('The PDF was not made');
    expect((await pdfText(await render())).includes('$94,500.00')).toBe(true);
    expect(renderer.processId).not.toBe(first);
  });

  it('ends its process with the application', async () => {
    await render();
    const id = renderer.processId as number;
    renderer.beforeApplicationShutdown();
    await eventually(() => expect(() => process.kill(id, 0)).toThrow('ESRCH'));
  });
});
