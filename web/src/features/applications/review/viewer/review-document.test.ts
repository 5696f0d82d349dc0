import { expect, it } from '@jest/globals';
import { fileExtension, tabLabels } from './review-document.js';

it.each([
  ['Resume.PDF', 'pdf'],
  ['cover.letter.docx', 'docx'],
  ['README', ''],
])('the extension of %s is "%s"', (name, extension) => {
  expect(fileExtension(name)).toBe(extension);
});

it('numbers documents of one type', () => {
  const documents = ['Resume', 'Cover Letter', 'Resume', 'Resume'].map((type) => ({ type }));
  expect(tabLabels(documents)).toEqual(['Resume', 'Cover Letter', 'Resume 2', 'Resume 3']);
});
