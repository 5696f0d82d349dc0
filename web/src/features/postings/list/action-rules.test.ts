import { describe, expect, it } from '@jest/globals';
import { JOB_STATUSES } from '#modules/postings/contract/api/lists';
import { canClose, canDecide, canDelete, canEdit, canFill, canView, pageOf } from './action-rules';

const allowed = (rule: (status: (typeof JOB_STATUSES)[number]) => boolean) => JOB_STATUSES.filter(rule);

describe('the actions of a listing', () => {
  it('[W6.12] edit', () => expect(allowed(canEdit)).toEqual(['unsubmitted', 'pendingApproval', 'open', 'rejected']));
  it('[W6.13] mark filled', () => expect(allowed(canFill)).toEqual(['open']));
  it('[W6.14] view', () => expect(allowed(canView)).toEqual(['filled', 'closed']));
  it('[W6.15] delete', () => expect(allowed(canDelete)).toEqual(['unsubmitted', 'filled', 'rejected', 'closed']));
  it('approve and reject', () => expect(allowed(canDecide)).toEqual(['pendingApproval']));
  it('[W8.9] close', () => expect(allowed(canClose)).toEqual(['pendingApproval', 'open']));

  it('the page of a posting is its preview while visitors have none', () => {
    expect(pageOf({ id: '1', isPublic: true })).toBe('/job-post/1');
    expect(pageOf({ id: '1', isPublic: false })).toBe('/job-preview/1');
  });
});
