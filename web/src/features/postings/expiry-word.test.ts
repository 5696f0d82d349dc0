import { expect, it } from '@jest/globals';
import { JOB_STATUSES } from '#modules/postings/contract/api/lists';
import { expiryWord } from './expiry-word';

it('[W7.8] Expires is Expired or Active, and a date alone where nobody can apply anyway (E15)', () => {
  const words = (isExpired: boolean) => JOB_STATUSES.map((status) => expiryWord({ status, isExpired }));
  expect(words(false)).toEqual(['', '', 'Active', '', '', '']);
  expect(words(true)).toEqual(JOB_STATUSES.map(() => 'Expired'));
});
