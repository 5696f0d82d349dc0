import { describe, expect, it } from '@jest/globals';
import { any, isLinearizable, noneOf, type Operation, oneOf } from './linearizability.js';

const at = (begunAt: number, endedAt: number, rest: Omit<Operation, 'what' | 'begunAt' | 'endedAt'>): Operation => ({
  what: '',
  begunAt,
  endedAt,
  ...rest,
});
const submit = (begunAt: number, endedAt: number) => at(begunAt, endedAt, { from: oneOf('open') });
const refused = (begunAt: number, endedAt: number) => at(begunAt, endedAt, { from: noneOf('open') });
const close = (begunAt: number, endedAt: number, isUnknown = false) =>
  at(begunAt, isUnknown ? Number.POSITIVE_INFINITY : endedAt, { from: oneOf('open'), to: ['closed'], isUnknown });
const open = (begunAt: number, endedAt: number) => at(begunAt, endedAt, { from: any, to: ['open'] });
const finally_ = (state: string) => at(1_000, 1_000, { from: oneOf(state) });

describe('a history can be put in order', () => {
  it.each<[string, boolean, Operation[]]>([
    ['nothing happened', true, [finally_('open')]],
    ['a write is there in the end', true, [close(0, 1), finally_('closed')]],
    ['an acknowledged write is lost', false, [close(0, 1), finally_('open')]],
    ['something came of nothing', false, [finally_('closed')]],
    ['a submission before the close', true, [submit(0, 1), close(2, 3), finally_('closed')]],
    ['a submission beside the close', true, [close(0, 9), submit(5, 6), finally_('closed')]],
    ['a submission after the close', false, [close(0, 1), submit(2, 3), finally_('closed')]],
    ['a refusal before the close', false, [refused(0, 1), close(2, 3), finally_('closed')]],
    ['accepted after another was refused', false, [close(0, 9), refused(1, 2), submit(3, 4), finally_('closed')]],
    ['an unknown close that took effect', true, [close(0, 0, true), refused(5, 6), finally_('closed')]],
    ['an unknown close that did not', true, [close(0, 0, true), submit(5, 6), finally_('open')]],
    ['an unknown close that took effect late', true, [close(0, 0, true), submit(5, 6), finally_('closed')]],
    [
      'an unknown close does not explain before it began',
      false,
      [refused(0, 1), close(2, 2, true), finally_('closed')],
    ],
    ['closed twice', false, [close(0, 1), close(2, 3), finally_('closed')]],
    ['opened again in between', true, [close(0, 1), open(2, 3), close(4, 5), finally_('closed')]],
    ['one of two writes at once won', true, [open(0, 9), close(0, 9), finally_('open')]],
  ])('%s: %s', (_, expected, operations) => {
    expect(isLinearizable('open', operations)).toBe(expected);
  });

  it('judges a long history with many unknown calls', () => {
    const operations = Array.from({ length: 60 }, (_, i) =>
      i % 5 ? submit(i * 10, i * 10 + 25) : close(i * 10, 0, true),
    );
    expect(isLinearizable('open', [...operations, finally_('closed')])).toBe(true);
    expect(isLinearizable('open', [...operations, finally_('filled')])).toBe(false);
  });
});
