import { expect, it } from '@jest/globals';
import { logTime } from './log-time';

it('[W18.4] (T28) shows an entry on the 24-hour clock of Pennsylvania', () => {
  expect(logTime('2026-11-21T13:31:07.250Z')).toBe('2026-11-21 08:31:07');
  expect(logTime('2026-11-22T04:05:09Z')).toBe('2026-11-21 23:05:09');
  expect(logTime('2026-07-01T04:00:00Z')).toBe('2026-07-01 00:00:00');
});
