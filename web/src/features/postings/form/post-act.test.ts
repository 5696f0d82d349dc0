import { expect, it } from '@jest/globals';
import { JOB_STATUSES } from '#modules/postings/contract/api/lists';
import { actOfPost } from './post-act';

const ahead = '2999-12-31T04:59:59Z';
const over = '2020-12-31T04:59:59Z';

it('Post gives way to what was done (D3)', () => {
  const acts = (isAdmin: boolean, endDate: string) =>
    Object.fromEntries(JOB_STATUSES.map((status) => [status, actOfPost({ status, endDate }, isAdmin)]));
  expect(acts(false, ahead)).toMatchObject({
    unsubmitted: 'post',
    rejected: 'post',
    pendingApproval: 'change',
    open: 'change',
  });
  expect(acts(true, ahead)).toMatchObject({ pendingApproval: 'approve', open: 'change' });
  expect(acts(false, over)).toMatchObject({ open: 'post', pendingApproval: 'change' });
  expect(actOfPost(null, true)).toBe('post');
});
