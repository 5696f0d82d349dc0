import { expect, it } from '@jest/globals';
import { describeList } from './describe-list';

const counts = { all: 112, waiting: 34, due: 6, mine: 4, applications: 87 };
const list = { show: 'all', isDueFirst: false, text: '' } as const;

it('says what is listed, in which order, and what waits for whom', () => {
  expect(describeList(list, counts, true)).toBe('with applicants to review, latest review date first');
  expect(describeList({ ...list, show: 'waiting', isDueFirst: true }, counts, true)).toBe(
    'with 87 applicants to release, nearest review date first',
  );
  expect(describeList({ ...list, show: 'waiting' }, { ...counts, applications: 1 }, false)).toBe(
    'with 1 application to read, latest review date first',
  );
  expect(describeList({ ...list, show: 'due', text: 'nurse' }, counts, false)).toBe(
    'whose board review ends within 5 days for “nurse”, latest review date first',
  );
});
