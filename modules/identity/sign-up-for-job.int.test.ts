import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { PASSWORD } from '#test/support/fixtures/users.js';
import { linkToken, mailsTo } from '#test/support/mail.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

const JOB = '0199a5c0-0000-7000-8000-000000000001';
const OTHER_JOB = '0199a5c0-0000-7000-8000-000000000002';
const email = 'for-a-job@test.example';
const signUp = (jobId: unknown) =>
  app.post('/api/users', { body: { firstName: 'Robin', lastName: 'Miller', email, password: PASSWORD, jobId } });
const latestMail = async () => (await mailsTo(app, email)).at(-1);
const linkTo = (jobId: string) => new RegExp(`/email-confirmation/[\\w-]+\\?jobId=${jobId}\\s`);

describe('signing up for a job (U54)', () => {
  it.each(['//evil.example', '/positions', 'x', 7, null])(
    'refuses %j, which is no id of a job (S19)',
    async (jobId) => {
      const { status, body } = await signUp(jobId);
      expect({ status, paths: body.fields?.map(({ path }: { path: string }) => path) }).toEqual({
        status: 400,
        paths: ['jobId'],
      });
      const resent = await app.patch(`/api/users/resend-email-confirmation/token?jobId=${jobId}`);
      expect(resent).toMatchObject({ status: 400, body: { fields: [{ path: 'jobId' }] } });
    },
  );

  it('mails a link that carries the job, the first time and every other time', async () => {
    expect((await signUp(JOB)).status).toBe(201);
    expect((await latestMail())?.text).toMatch(linkTo(JOB));

    expect((await signUp(OTHER_JOB)).status).toBe(201);
    expect((await latestMail())?.text).toMatch(linkTo(OTHER_JOB));

    await app.post('/api/users/confirmation', { body: { email, password: PASSWORD, jobId: JOB } });
    const mail = await latestMail();
    expect(mail?.text).toMatch(linkTo(JOB));

    const token = linkToken(mail, '/email-confirmation');
    await app.patch(`/api/users/resend-email-confirmation/${token}?jobId=${OTHER_JOB}`);
    expect((await latestMail())?.text).toMatch(linkTo(OTHER_JOB));
    expect((await app.patch(`/api/users/confirmation/${token}`)).status).toBe(201);
  });
});
