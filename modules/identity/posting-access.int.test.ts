import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createOpenJob } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { mailsTo } from '#test/support/mail.js';

const HARRISBURG = { accountNumber: '115222752', accountName: 'Harrisburg City School District' };
const SUPPORT = 'support@test.example';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startApp({ env: { SUPPORT_EMAIL: SUPPORT } });
  admin = await createSignedInUser(app, { privileges: [4] });
});
afterAll(() => app?.close());

const ask = ({ token }: TestUser, body: unknown) => app.post('/api/common/job-posting', { as: token, body });
const REASON = { reason: 'We do not know this school.' };
const decide = (id: string, what: 'grant' | 'decline', body?: unknown, as = admin) =>
  app.patch(`/api/posting-access-requests/${id}/${what}`, { as: as.token, body });

/** The open requests of one user, newest first. */
async function open({ id }: TestUser) {
  const { body } = await app.get('/api/posting-access-requests?limit=100', { as: admin.token });
  return body.items.filter(({ user }: { user: { id: string } }) => user.id === id);
}

async function asked(organization = HARRISBURG.accountName): Promise<{ employer: TestUser; requestId: string }> {
  const employer = await createSignedInUser(app);
  expect((await ask(employer, { organization })).status).toBe(200);
  return { employer, requestId: (await open(employer))[0].id };
}

const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);

describe('asking for posting rights', () => {
  it('[W1.4] is answered by 200, kept, and mailed to support with the name and address of the account', async () => {
    const employer = await createSignedInUser(app, { firstName: 'Dana', lastName: 'Whitfield' });
    const organization = 'Law offices "Reed" & <b>Partners</b>';
    const body = {
      name: 'Mallory',
      email: 'mallory@else.example',
      organization: ` ${organization} `,
      message: ' Hello\n',
    };
    expect((await ask(employer, body)).status).toBe(200);
    const user = { id: employer.id, firstName: 'Dana', lastName: 'Whitfield', email: employer.email };
    expect(await open(employer)).toEqual([
      { id: expect.any(String), requestedAt: expect.any(String), organization, message: 'Hello', user },
    ]);
    const mail = (await mailsTo(app, SUPPORT)).at(-1);
    expect(mail?.subject).toBe(`Request for posting rights: ${organization}`);
    expect(mail?.text).toContain(`Dana Whitfield (${employer.email}) asks to post jobs for: ${organization}`);
    expect(mail?.text).toContain('Message: Hello');
    expect(mail?.html).toContain('&lt;b&gt;Partners');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/mallory/i);
  });

  it('[W1.2, W1.3] needs an organization; a message has 1000 characters at most', async () => {
    const employer = await createSignedInUser(app);
    const { status, body } = await ask(employer, { organization: ' ', message: 'm'.repeat(1001) });
    expect(status).toBe(400);
    expect(body.fields.map(({ path, message }: { path: string; message: string }) => [path, message])).toEqual([
      ['organization', 'Organization is a required field'],
      ['message', 'Message must be 1000 characters or less'],
    ]);
    expect((await ask(employer, { organization: 'X', message: 'm'.repeat(1000) })).status).toBe(200);
  });

  it('[W1.7] is possible once for each organization, also by two presses at once, and again after a refusal', async () => {
    const employer = await createSignedInUser(app);
    const press = (organization: string) => ask(employer, { organization });
    const both = await Promise.all([press('North High'), press('NORTH HIGH')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'already_asked',
      message: expect.stringMatching(/^You have asked for north high already/i),
    });
    expect((await press('South High')).status).toBe(200);
    const [south, north] = await open(employer);
    expect([south.organization, north.organization.toLowerCase()]).toEqual(['South High', 'north high']);
    expect((await decide(north.id, 'decline', REASON)).status).toBe(200);
    expect((await press('North High')).status).toBe(200);
  });
});

describe('deciding about it', () => {
  it('[W1.7, W17.9] a grant closes the request, mails the employer, and counts at the next call', async () => {
    const { employer, requestId } = await asked();
    const post = () => createOpenJob(app, { token: employer.token, organization: HARRISBURG.accountNumber });
    await expect(post()).rejects.toThrow();
    expect((await decide(requestId, 'grant', { organization: HARRISBURG.accountNumber })).status).toBe(200);
    expect(await post()).toEqual(expect.any(String));
    expect(await open(employer)).toEqual([]);
    expect(await subjects(employer.email)).toEqual([`Your request was granted: ${HARRISBURG.accountName}`]);
    expect(await ask(employer, { organization: HARRISBURG.accountName })).toMatchObject({
      status: 409,
      body: { code: 'already_granted' },
    });
  });

  it('(S24) is recorded in the log with the actor', async () => {
    const { employer, requestId } = await asked();
    await decide(requestId, 'grant', { organization: HARRISBURG.accountNumber });
    const events = await app.rows(
      `select name, actor_id as by, payload from fact
        where payload->>'userId' = ? and (name like 'Posting%' or name = 'PrivilegesGranted') order by seq`,
      [employer.id],
    );
    const about = { userId: employer.id, requestId };
    const organization = HARRISBURG.accountNumber;
    expect(events).toHaveLength(3);
    expect(events).toEqual(
      expect.arrayContaining([
        { name: 'PostingAccessRequested', by: employer.id, payload: about },
        { name: 'PostingAccessGranted', by: admin.id, payload: { ...about, privilege: 1, organization } },
        {
          name: 'PrivilegesGranted',
          by: admin.id,
          payload: { userId: employer.id, privileges: [1], organizations: [organization] },
        },
      ]),
    );
  });

  it('a refusal gives nothing, and the employer is told', async () => {
    const { employer, requestId } = await asked('Nobody knows this school');
    expect((await decide(requestId, 'decline', REASON)).status).toBe(200);
    const [row] = await app.rows('select privileges, organizations from account where id = ?', [employer.id]);
    expect(row).toEqual({ privileges: [], organizations: [] });
    expect(await subjects(employer.email)).toEqual(['Your request was declined: Nobody knows this school']);
  });

  it('happens once, also when two administrators press at the same time', async () => {
    const { requestId } = await asked();
    const replies = await Promise.all([
      decide(requestId, 'grant', { organization: HARRISBURG.accountNumber }),
      decide(requestId, 'decline', REASON),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('already_decided');
  });

  it('refuses an organization that is not in the directory, and a privilege that does not exist', async () => {
    const { employer, requestId } = await asked();
    expect(await decide(requestId, 'grant', { organization: '999' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'organization', message: 'There is no organization 999.' }] },
    });
    expect(await decide(requestId, 'grant', { organization: HARRISBURG.accountNumber, privilege: 11 })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'privilege' }] },
    });
    expect(await open(employer)).toHaveLength(1);
  });

  it('gives no other privilege than Job Posting, whoever decides', async () => {
    const { employer, requestId } = await asked();
    const superAdmin = await createSignedInUser(app, { privileges: [8] });
    for (const by of [admin, superAdmin]) {
      for (const privilege of [2, 3, 8]) {
        const grant = { privilege, organization: HARRISBURG.accountNumber };
        expect(await decide(requestId, 'grant', grant, by)).toMatchObject({
          status: 400,
          body: { fields: [{ path: 'privilege', message: 'A request for posting rights can give Job Posting only' }] },
        });
      }
    }
    expect(await open(employer)).toHaveLength(1);
  });

  it('[W17.9] is up to somebody else: nobody grants their own request', async () => {
    const me = await createSignedInUser(app, { privileges: [4] });
    expect((await ask(me, { organization: HARRISBURG.accountName })).status).toBe(200);
    const [{ id }] = await open(me);
    const grant = { organization: HARRISBURG.accountNumber };
    expect(await decide(id, 'grant', grant, me)).toMatchObject({ status: 422, body: { code: 'own_account' } });
    expect(await open(me)).toHaveLength(1);
    expect((await decide(id, 'grant', grant)).status).toBe(200);
  });
});
