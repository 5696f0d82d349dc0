import { expect, it } from '@jest/globals';
import { displayStatus } from './display-status.js';

const now = new Date('2026-11-21T15:00:00Z');
const past = new Date('2026-11-20T15:00:00Z');
const future = new Date('2026-11-22T15:00:00Z');

it.each([
  ['draft', 'filled', past, 'filled'],
  ['submitted', 'filled', future, 'filled'],
  ['draft', 'open', past, 'expired'],
  ['submitted', 'closed', past, 'expired'],
  ['draft', 'open', future, 'saved'],
  ['submitted', 'open', future, 'submitted'],
  ['submitted', 'closed', future, 'submitted'],
] as const)('a %s one of a job that is %s and ends %s is shown as %4$s [W11.8]', (type, status, endDate, shown) => {
  expect(displayStatus(type, { status, endDate }, now)).toBe(shown);
});
