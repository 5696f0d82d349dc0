import { expect, it } from '@jest/globals';
import { referenceDataQuery } from '#web/features/postings/reference-data';
import type { SessionUser } from '#web/lib/session/session';
import { paths, patterns } from '#web/paths';
import { renderText } from '#web/testing/render-text';
import { EditPosting } from './edit-posting';
import { NewPosting } from './post-jobs';

const ID = '0198a000-0000-7000-8000-000000000001';
const NUMBER = '115222752';
const organization = {
  accountNumber: NUMBER,
  accountName: 'Harrisburg City School District',
  accountType: 'School District',
  active: true,
  action: 'disabled' as const,
  city: null,
  zip: null,
  county: null,
  iu: null,
};
const poster = {
  id: ID,
  privileges: [{ id: 1, name: 'Job Posting' }],
  organizations: [{ accountNumber: NUMBER }],
} as SessionUser;

const referenceData = [
  referenceDataQuery(poster).queryKey,
  { organizations: [organization], positions: [], geography: { counties: [], intermediateUnits: [] } },
] as const;

it('[W5.7] a poster without a fitting organization is told so, and gets no form', () => {
  const words = renderText(<NewPosting user={poster} />, {
    path: paths.postJobs,
    pattern: paths.postJobs,
    answers: [[...referenceData]],
  });
  expect(words).toBe('You have no fitting organizations assigned to you. Please contact the admin.');
});

it('[W5.8] a poster whose organization was disabled is told so, and gets no form', () => {
  const job = {
    id: ID,
    title: 'Art Teacher',
    status: 'open',
    version: 1,
    jobListingNumber: 1042,
    files: [],
    organization,
    creator: null,
    updatedAt: '2026-11-20T15:04:05.000Z',
  };
  const words = renderText(<EditPosting id={ID} user={poster} />, {
    path: paths.postJobsEdit(ID),
    pattern: patterns.postJobsEdit,
    answers: [[...referenceData], [['posting-form', ID], job]],
  });
  expect(words).toContain('Organization which this job was assigned to was disabled. Please contact the admin.');
  expect(words).not.toContain('Organization Information');
});
