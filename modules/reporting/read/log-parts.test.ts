import { expect, it } from '@jest/globals';
import { splitMessage } from './log-parts.js';

const account = { kind: 'account', id: '0190' } as const;
const job = { kind: 'job', id: '0191' } as const;
const names = new Map([
  ['account 5f1c2ab9', { name: 'Joanne Keller', target: account }],
  ['job 20402', { name: 'Speech Teacher, No. 20402', target: job }],
]);

it('puts names in the place of ids, wherever they stand', () => {
  expect(splitMessage('Job 20402 saved, by account 5f1c2ab9', names)).toEqual([
    { text: 'Speech Teacher, No. 20402', target: job },
    { text: ' saved, by ' },
    { text: 'Joanne Keller', target: account },
  ]);
  expect(splitMessage('Signed in account 5f1c2ab9', names)).toEqual([
    { text: 'Signed in ' },
    { text: 'Joanne Keller', target: account },
  ]);
});

it('leaves ids without a name, and words that only begin alike', () => {
  for (const message of ['Removed account aaaaaaaa', 'Backlog of job 204020', 'Home content published', ''])
    expect(splitMessage(message, names)).toEqual(message ? [{ text: message }] : []);
});
