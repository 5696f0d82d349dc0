import { beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import type { TestApp } from '../support/app.js';
import { applicationForm, createEmployer, createOpenJob, type Employer } from '../support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { sharedApp } from '../support/shared-app.js';

const ROLES = {
  'job seeker': Privilege.JobSeeking,
  'review applicants': Privilege.ReviewApplicants,
  'super admin': Privilege.SuperAdmin,
  'job poster': Privilege.JobPosting,
} as const;
type RoleName = keyof typeof ROLES;

/** One route per role; each role calls all of them. */
const DOORS = ['apply', 'review', 'log', 'postings'] as const;

/** Written by hand from near P12.3: accepted terms allow applying; Super Admin is admin-level everywhere. */
const OPENS: Record<RoleName, readonly (typeof DOORS)[number][]> = {
  'job seeker': ['apply'],
  'review applicants': ['apply', 'review'],
  'super admin': ['apply', 'review', 'log', 'postings'],
  'job poster': ['apply', 'postings'],
};

let app: TestApp;
let boss: Employer;
beforeAll(async () => {
  app = await sharedApp();
  boss = await createEmployer(app);
});

describe('[P12.3] the checks by the name of a role', () => {
  const apply = (person: TestUser, jobId: string) =>
    app.post('/api/applications/save', { as: person.token, form: applicationForm({ data: { jobId } }) });
  const statuses = async (person: TestUser) => {
    const get = async (path: string) => (await app.get(path, { as: person.token })).status;
    return {
      apply: (await apply(person, await createOpenJob(app, boss))).status,
      review: await get('/api/jobs/admin/reviewApplicants'),
      log: await get('/api/logs'),
      postings: await get('/api/jobs/user/posts'),
    };
  };

  it.each(Object.keys(ROLES) as RoleName[])('%s: its own doors open, the others do not', async (role) => {
    const person = await createSignedInUser(app, { privileges: [ROLES[role]], organizations: [boss.organization] });
    const found = await statuses(person);
    const opened = DOORS.filter((door) => found[door] < 300);
    expect(opened).toEqual(OPENS[role]);
    for (const door of DOORS.filter((one) => !OPENS[role].includes(one)))
      expect([door, found[door]]).toEqual([door, 403]);
  });

  it('a job seeker who has not accepted the terms, and one who is locked, may not apply', async () => {
    const person = await createSignedInUser(app, { privileges: [Privilege.JobSeeking] });
    const jobId = await createOpenJob(app, boss);
    await app.rows('update account set terms_accepted_at = null where id = ? returning 1', [person.id]);
    const refused = await apply(person, jobId);
    expect([refused.status, refused.body.code]).toEqual([403, 'terms_not_accepted']);
    await app.rows('update account set terms_accepted_at = now(), locked_at = now() where id = ? returning 1', [
      person.id,
    ]);
    expect((await apply(person, jobId)).status).toBe(401);
  });
});
