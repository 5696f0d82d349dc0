import { expect, it } from '@jest/globals';
import type { HistoryMail } from '#modules/reporting/contract/api/history';
import { foldActs } from './fold-acts';

const entry = (act: string | null, category: 'changes' | 'states', text: string, changes: string[] = []) => ({
  act,
  category,
  who: 'Ada',
  text,
  changes: changes.map((label) => ({ label, before: null, after: null })),
  mails: [] as HistoryMail[],
  noMail: null as string | null,
});

it('keeps what one act did together, and says the thing itself first', () => {
  const entries = [
    entry('2', 'states', 'Ben was not selected.'),
    entry('2', 'states', 'Ann was hired.'),
    entry('2', 'states', 'The position is filled.', ['Status']),
    entry('1', 'states', 'The posting opened.'),
    entry(null, 'states', 'Older.'),
    entry(null, 'states', 'Oldest.'),
  ];
  const acts = foldActs(entries).map(({ main, others, changes }) => [
    main.text,
    others.map(({ text }) => text),
    changes.map(({ label }) => label),
  ]);
  expect(acts).toEqual([
    ['The position is filled.', ['Ann was hired.', 'Ben was not selected.'], ['Status']],
    ['The posting opened.', [], []],
    ['Older.', [], []],
    ['Oldest.', [], []],
  ]);
});

it('says nothing of a mere change beside another act but its lines', () => {
  const [act] = foldActs([
    entry('1', 'states', 'Ann was released.'),
    entry('1', 'changes', 'The posting was changed.', ['Board Review Date']),
  ]);
  expect([act?.main.text, act?.others, act?.changes.map(({ label }) => label)]).toEqual([
    'Ann was released.',
    [],
    ['Board Review Date'],
  ]);
});

it('has the mails of all that an act did, and why it sent none only where it sent none', () => {
  const mail = { id: 'm', state: 'sent' } as HistoryMail;
  const opened = { ...entry('2', 'states', 'The posting opened.'), noMail: 'Nobody was waiting.' };
  const hired = { ...entry('1', 'states', 'Ann was hired.'), mails: [mail] };
  const folded = foldActs([opened, hired, { ...opened, act: '1' }]).map(({ mails, noMail }) => [mails, noMail]);
  expect(folded).toEqual([
    [[], 'Nobody was waiting.'],
    [[mail], null],
  ]);
});
