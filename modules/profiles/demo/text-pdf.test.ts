import { describe, expect, it } from '@jest/globals';
import { textPdf } from './text-pdf.js';

describe('a PDF of text', () => {
  const pdf = textPdf(['Emily Novak', 'Counselor (K-5)', 'José']);

  it('has a table with the place of each object', () => {
    const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(table, table + 4)).toBe('xref');
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(5);
    offsets.forEach((offset, index) => {
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    });
  });

  it('says how long its text is, and escapes it', () => {
    const [, length, text = ''] = /Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(pdf) ?? [];
    expect(text).toHaveLength(Number(length));
    expect(text).toContain('(Counselor \\(K-5\\))');
    expect(text).toContain('(Jos?)');
  });
});
