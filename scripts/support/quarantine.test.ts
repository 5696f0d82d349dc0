import { describe, expect, it } from '@jest/globals';
import { jestWithoutQuarantine, journeysWithoutQuarantine, overdue } from './quarantine.mjs';

const ENTRY = { title: 'a draft (of one) is kept', since: '2026-11-01', reason: 'waits for a clock' };
const DAY_MS = 86_400_000;
const daysLater = (days: number) => Date.parse(ENTRY.since) + days * DAY_MS;

describe('the quarantine', () => {
  it('leaves out the tests whose title ends like an entry', () => {
    const [option = ''] = jestWithoutQuarantine([ENTRY]);
    const pattern = new RegExp(option.replace('--testNamePattern=', ''));
    expect(pattern.test('drafts a draft (of one) is kept')).toBe(false);
    expect(pattern.test('drafts a draft (of one) is kept for a week')).toBe(true);
    const [inverted = ''] = journeysWithoutQuarantine([ENTRY]);
    expect(new RegExp(inverted.replace('--grep-invert=', '')).test('apply.spec.ts a draft (of one) is kept')).toBe(
      true,
    );
  });

  it('is no option where it is empty', () => {
    expect([...jestWithoutQuarantine([]), ...journeysWithoutQuarantine([])]).toEqual([]);
  });

  it('names entries of more than 14 days', () => {
    expect(overdue(daysLater(14), [ENTRY])).toEqual([]);
    expect(overdue(daysLater(15), [ENTRY])).toEqual([
      'IN QUARANTINE since 2026-11-01: a draft (of one) is kept (waits for a clock)',
    ]);
  });
});
