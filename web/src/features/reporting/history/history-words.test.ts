import { expect, it } from '@jest/globals';
import type { HistoryEntry, HistoryMail } from '#modules/reporting/contract/api/history';
import { describeHistory } from './history-words';

const mail = (state: HistoryMail['state']) => ({ state }) as HistoryMail;
const entry = (act: string | null, at: string, mails: HistoryMail[] = []) =>
  ({ act, at, mails, changes: [], category: 'states', who: null, noMail: null }) as unknown as HistoryEntry;

it('counts acts and what became of their mails, since the oldest that is there', () => {
  const entries = [
    entry('2', '2026-11-27T19:02:00.000Z', [mail('sent'), mail('refused')]),
    entry('2', '2026-11-27T19:02:00.000Z', [mail('sent')]),
    entry(null, '2026-10-16T13:40:00.000Z'),
  ];
  const counted = 'since October 16, 2026, with 3 mails: 2 sent, 1 refused.';
  expect(describeHistory(entries, false)).toBe(`2 entries ${counted}`);
  expect(describeHistory(entries, true)).toBe(`The newest 2 entries, ${counted}`);
  expect(describeHistory(entries.slice(2), false)).toBe('1 entry since October 16, 2026.');
});
