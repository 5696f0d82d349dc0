import { describe, expect, it } from '@jest/globals';
import { copyWarnings } from './recent-copies';

const jobs = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }));
const recent = { copied: [], left: 300, goOnAt: null };
const goOnAt = '2026-11-25T20:12:00.000Z';

describe('the question about a copy of several postings', () => {
  it('says nothing more of the first copies within the limit', () => {
    expect(copyWarnings(jobs(300), recent)).toBe('');
    expect(copyWarnings(jobs(3), { copied: [{ id: '9', minutesAgo: 5 }], left: 3, goOnAt })).toBe('');
  });

  it('says which of them were copied in the last hour (U53)', () => {
    const copied = [
      { id: '0', minutesAgo: 5 },
      { id: '2', minutesAgo: 5 },
      { id: '9', minutesAgo: 1 },
    ];
    expect(copyWarnings(jobs(3), { ...recent, copied })).toBe('You copied 2 of these 5 minutes ago.');
    expect(copyWarnings(jobs(1), { ...recent, copied })).toBe('You copied it 5 minutes ago.');
    expect(copyWarnings(jobs(10), { ...recent, copied })).toBe(
      'You copied 3 of these in the last hour, the latest 1 minute ago.',
    );
    const now = [{ id: '0', minutesAgo: 0 }];
    expect(copyWarnings(jobs(2), { ...recent, copied: now })).toBe('You copied 1 of these less than a minute ago.');
  });

  it('says how many the limit leaves, and when to go on (U53)', () => {
    const limit = 'At most 300 postings can be copied in an hour';
    expect(copyWarnings(jobs(301), recent)).toBe(`${limit}: the others stay selected.`);
    expect(copyWarnings(jobs(3), { ...recent, left: 2, goOnAt })).toBe(
      `${limit}: 2 can be copied now, and the others stay selected. You can go on from November 25, 2026, 3:12 PM, Eastern Time.`,
    );
    expect(copyWarnings(jobs(1), { ...recent, left: 0, goOnAt })).toBe(
      `${limit}: none can be copied now. You can go on from November 25, 2026, 3:12 PM, Eastern Time.`,
    );
  });
});
