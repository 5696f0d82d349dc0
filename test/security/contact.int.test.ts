import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { Housekeeping } from '#platform/database/housekeeping.js';
import { startApp, type TestApp } from '../support/app.js';
import { encodeToken, forgeCaptcha, solveCaptcha } from '../support/captcha.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { mailsTo } from '../support/mail.js';

let app: TestApp;
let me: TestUser;
beforeAll(async () => {
  app = await startApp();
  me = await createSignedInUser(app);
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.rows('delete from throttle returning 1');
});

const SUPPORT = 'support@career-gateway.example';
const FORM = {
  name: "Dana O'Neil-Smith",
  email: 'dana@test.example',
  organization: 'Hillcrest Borough SD',
  phone: '(717)555-0142',
  reasonForContact: 'Add a user',
  message: 'Please add our new secretary.\nHer name is Ana.',
};

const send = (captchaToken: string | null, body: unknown = FORM, to = app) =>
  to.post('/api/common/contact-us', { body, headers: captchaToken === null ? {} : { captchaToken } });

async function kept(): Promise<number> {
  const [row] = await app.rows<{ count: number }>('select count(*)::int as count from contact_message');
  return row?.count ?? -1;
}

describe('the contact form', () => {
  it('[P10.4, P10.5] keeps a message that carries a solved challenge, and mails it to support', async () => {
    const sent = await app.post('/api/common/contact-us', {
      as: me.token,
      body: FORM,
      headers: { captchaToken: await solveCaptcha(app) },
    });
    expect(sent).toMatchObject({ status: 201, body: { message: 'Thank you for contacting us.' } });
    expect(
      await app.rows('select name, email, organization, phone, reason_for_contact, message from contact_message'),
    ).toEqual([
      {
        name: FORM.name,
        email: FORM.email,
        organization: FORM.organization,
        phone: FORM.phone,
        reason_for_contact: FORM.reasonForContact,
        message: FORM.message,
      },
    ]);
    const [mail] = await mailsTo(app, SUPPORT);
    expect(mail).toMatchObject({ subject: 'Contact form: Add a user', replyTo: FORM.email });
    for (const part of [FORM.name, FORM.email, FORM.organization, FORM.phone, 'Her name is Ana.'])
      expect(mail?.text).toContain(part);
    const [event] = await app.rows("select actor_id, payload from fact where name = 'ContactMessageReceived'");
    expect(event).toEqual({ actor_id: me.id, payload: { messageId: expect.any(String) } });
  });

  it('gives every page a challenge of its own, of at most 1000 tries', async () => {
    const [one, other] = await Promise.all([app.get('/api/common/captcha'), app.get('/api/common/captcha')]);
    expect(one?.headers.get('cache-control')).toBe('no-store');
    expect(one?.body.signature).not.toBe(other?.body.signature);
    const solution = await solveChallenge({ challenge: one?.body, deriveKey: pbkdf2 });
    expect(solution?.counter).toBeGreaterThanOrEqual(500);
    expect(solution?.counter).toBeLessThanOrEqual(1000);
  });
});

describe('(S25) a message is refused and not kept', () => {
  it.each<[string, () => Promise<string | null>, string]>([
    ['without a token', async () => null, 'missing'],
    ['with an empty one', async () => '', 'missing'],
    ['with rubbish', async () => 'rubbish', 'wrong'],
    ['with JSON of another shape', async () => encodeToken({ challenge: { parameters: [] }, solution: 7 }), 'wrong'],
    ['with a very long one', async () => 'A'.repeat(8000), 'wrong'],
    ['with one of another site', () => forgeCaptcha(app, { key: 'the secret of some other installation' }), 'wrong'],
    ['with one that has expired', () => forgeCaptcha(app, { expiresAt: Math.floor(Date.now() / 1000) - 1 }), 'expired'],
    ['with a challenge that was made easier', () => tampered('keyPrefix', '00'), 'wrong'],
    ['with a challenge that was made to last', () => tampered('expiresAt', 4_102_444_800), 'wrong'],
    ['without the work', () => unsolved(), 'wrong'],
  ])('%s', async (_, token, why) => {
    const before = await kept();
    const { status, body } = await send(await token());
    expect([status, body.code, body.message]).toEqual([
      400,
      `human_check_${why}`,
      expect.stringMatching(/Please send your message again\.$/),
    ]);
    expect(await kept()).toBe(before);
  });

  const tampered = async (field: string, value: unknown): Promise<string> => {
    const solved = JSON.parse(Buffer.from(await forgeCaptcha(app), 'base64').toString());
    solved.challenge.parameters[field] = value;
    return encodeToken(solved);
  };

  const unsolved = async (): Promise<string> => {
    const { body: challenge } = await app.get('/api/common/captcha');
    return encodeToken({ challenge, solution: { counter: 500, derivedKey: challenge.parameters.keyPrefix.repeat(2) } });
  };

  it('with a solution that was used, also when two come at once', async () => {
    const token = await forgeCaptcha(app);
    const before = await kept();
    const answers = await Promise.all([send(token), send(token), send(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect((await send(token)).body.code).toBe('human_check_used');
    expect(await kept()).toBe(before + 1);
  });

  it('with a solution that was used on another instance', async () => {
    const beside = await startApp({ beside: app });
    try {
      const token = await forgeCaptcha(app);
      expect([(await send(token)).status, (await send(token, FORM, beside)).body.code]).toEqual([
        201,
        'human_check_used',
      ]);
    } finally {
      await beside.close();
    }
  });

  it('but a message with a mistake does not use the solution up', async () => {
    const token = await forgeCaptcha(app);
    expect((await send(token, { ...FORM, message: '' })).status).toBe(400);
    expect((await send(token)).status).toBe(201);
  });

  it('when one place sends a hundred, with good solutions too', async () => {
    const before = await kept();
    const tokens = await Promise.all(Array.from({ length: 100 }, () => forgeCaptcha(app)));
    const statuses = await Promise.all(tokens.map((token) => send(token).then(({ status }) => status)));
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    expect(await kept()).toBe(before + 20);
  });

  it('and used solutions are forgotten a day after they would have expired', async () => {
    await app.rows(`insert into spent_challenge values ('old', now() - interval '2 days'), ('new', now()) returning 1`);
    await app.service(Housekeeping).sweep();
    const left = await app.rows("select signature from spent_challenge where signature in ('old', 'new')");
    expect(left).toEqual([{ signature: 'new' }]);
  });
});
