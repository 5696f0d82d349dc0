import { describe, expect, it } from '@jest/globals';
import { JOB_STATUSES } from '../../../../../modules/postings/contract/api-lists';
import { canClose, canDelete, canEdit, canFill, canView, hasPublicPage } from './action-rules';

const allowed = (rule: (status: (typeof JOB_STATUSES)[number]) => boolean) => JOB_STATUSES.filter(rule);

describe('the actions of a listing', () => {
  it('[W6.12] edit', () => expect(allowed(canEdit)).toEqual(['unsubmitted', 'pendingApproval', 'open', 'rejected']));
  it('[W6.13] mark filled', () => expect(allowed(canFill)).toEqual(['open']));
  it('[W6.14] view', () => expect(allowed(canView)).toEqual(['filled', 'closed']));
  it('[W6.15] delete', () => expect(allowed(canDelete)).toEqual(['unsubmitted', 'filled', 'rejected', 'closed']));
  it('[W8.9] close', () => expect(allowed(canClose)).toEqual(['pendingApproval', 'open']));

  it('[P2.19] a link to the public page once there is one', () => {
    const startDate = '2020-01-01T05:00:00Z';
    expect(allowed((status) => hasPublicPage({ status, startDate }))).toEqual(['open', 'filled', 'closed']);
    expect(hasPublicPage({ status: 'open', startDate: '2999-01-01T05:00:00Z' })).toBe(false);
  });
});
