import { expect, it } from '@jest/globals';
import type { HistoryEntry } from '#modules/reporting/contract/api/history';
import { historyRows } from './history-rows';

const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  id: '0198a000-0000-7000-8000-000000000001',
  act: null,
  at: '2026-11-27T19:02:00.000Z',
  category: 'states',
  icon: 'changed',
  who: 'Paul Eberly',
  text: 'approved the posting.',
  posting: null,
  ofMany: null,
  changes: [],
  mails: [],
  noMail: null,
  ...changes,
});

it('puts each act into one row, with its lines and what became of its mails', () => {
  const mail = {
    id: '0198a000-0000-7000-8000-000000000002',
    recipient: { id: '0198a000-0000-7000-8000-000000000003', name: 'Devon Pryor' },
    about: 'Not selected',
    posting: null,
    state: 'refused',
    at: '2026-11-27T19:02:00.000Z',
    why: 'mail.example knows no such address (550).',
    retryAt: null,
  } as const;
  const status = { label: 'Status', before: 'Open', after: 'Filled' };
  const rows = historyRows([
    entry({ act: '2', text: 'did not select Devon Pryor.', mails: [mail] }),
    entry({
      act: '2',
      text: 'marked the position filled.',
      changes: [status, { ...status, label: 'Text', after: null }],
    }),
    entry({ who: null, text: 'The listing ended.', noMail: 'No mail was due.' }),
  ]);
  expect(rows).toEqual([
    ['When', 'Who', 'What', 'Changes', 'Mails'],
    [
      '2026-11-27 14:02:00',
      'Paul Eberly',
      'Paul Eberly marked the position filled. Paul Eberly did not select Devon Pryor.',
      'Status: Open → Filled; Text: changed',
      'Devon Pryor: Not selected, Refused, mail.example knows no such address (550).',
    ],
    ['2026-11-27 14:02:00', '', 'The listing ended.', '', 'No mail was due.'],
  ]);
});
