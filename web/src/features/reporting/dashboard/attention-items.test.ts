import { expect, it } from '@jest/globals';
import { draftDuties, profileItem, toDuties } from './attention-items';

const itemOf = () => profileItem(0, 6);

it('counts all items of a kind and shows the first five (U53)', () => {
  const { items, count } = toDuties([1, 2, 3, 4, 5, 6], 9, itemOf);
  expect([items.length, count]).toEqual([5, 9]);
});

it('counts zero for a kind without rows (U53)', () => {
  expect(toDuties([], 1, itemOf)).toEqual({ items: [], count: 0 });
});

it('omits drafts that can no longer be edited, whatever their deadline (U53)', () => {
  const draft = {
    id: 'open',
    jobId: 'job',
    type: 'draft' as const,
    statusCode: 0,
    canEdit: true,
    title: 'Teacher',
    organization: { accountNumber: '1', accountName: 'School' },
    city: 'Harrisburg',
    state: 'PA',
    deadline: '2999-01-01T04:59:59.000Z',
  };
  const { items, count } = draftDuties([{ ...draft, id: 'closed', canEdit: false }, draft]);
  expect([items.map(({ key }) => key), count]).toEqual([['draft open'], 1]);
});
