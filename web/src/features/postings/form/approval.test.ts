import { expect, it } from '@jest/globals';
import type { JobPayload } from '#modules/postings/contract/api/job';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { leadsToApproval } from './approval';

const input = { position: 'superintendent', organization: '115222752' } as JobPayload;
const stored = (changes: Partial<JobForEdit>) =>
  ({
    status: 'open',
    isApproved: false,
    position: { id: 'superintendent' },
    organization: { accountNumber: '115222752' },
    ...changes,
  }) as JobForEdit;
const leads = (job: JobForEdit | null, { isAdmin = false, isNeeded = true } = {}) =>
  leadsToApproval(input, job, { needsApproval: () => isNeeded, isAdmin });

it('Post leads to approval by what was approved, whatever the status (T10)', () => {
  expect(leads(null)).toBe(true);
  expect(leads(null, { isNeeded: false })).toBe(false);
  // Its position began to need approval while it was open.
  expect(leads(stored({}))).toBe(true);
  for (const status of ['open', 'unsubmitted'] as const)
    expect(leads(stored({ status, isApproved: true }))).toBe(false);
});

it('Post asks for another approval after a change of position or organization', () => {
  const position = { id: 'teacher' } as JobForEdit['position'];
  const organization = { accountNumber: '101260303' } as JobForEdit['organization'];
  for (const before of [{ position }, { organization }])
    expect(leads(stored({ isApproved: true, ...before }))).toBe(true);
});

it('Post by an administrator approves what was submitted before [W6.7]', () => {
  expect(leads(stored({ status: 'pendingApproval' }), { isAdmin: true })).toBe(false);
  expect(leads(stored({ status: 'unsubmitted' }), { isAdmin: true })).toBe(true);
});
