import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import { MailTransport } from '#platform/mail/mail-transport.js';
import { SmtpMailTransport } from '#src/adapters/smtp-mail-transport.js';
import { startApp, type TestApp } from '../support/app.js';
import { PASSWORD } from '../support/fixtures/users.js';
import { mailsTo } from '../support/mail.js';
import { startSmtp, type TestSmtp } from '../support/smtp.js';

let app: TestApp;
let smtp: TestSmtp;
let overSmtp: TestApp;
beforeAll(async () => {
  app = await startApp();
  smtp = await startSmtp();
  overSmtp = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'Career Gateway <no-reply@gateway.example>' } });
});
afterAll(async () => {
  await app?.close();
  await overSmtp?.close();
  await smtp?.close();
});

interface Received {
  /** The stable id of the mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const TRANSPORTS: [string, () => { transport: MailTransport; received: (to: string) => Promise<Received[]> }][] = [
  ['the mailbox', () => ({ transport: app.service(MailTransport), received: (to) => mailsTo(app, to) })],
  [
    'a mail server',
    () => ({
      transport: overSmtp.service(MailTransport),
      received: async (to) =>
        smtp.delivered
          .filter((mail) => mail.to.includes(to))
          .map(({ headers, text, html }) => ({
            id: headers.get('message-id')?.match(/^<(.*)@gateway\.example>$/)?.[1] ?? '',
            to,
            subject: headers.get('subject') ?? '',
            text,
            html,
          })),
    }),
  ],
];

describe.each(TRANSPORTS)('mail by %s', (_, setUp) => {
  const { transport, received } = lazily(setUp);
  let to = '';
  beforeEach(() => {
    to = `${newId()}@test.example`;
  });
  const mail = (changes = {}) => ({ id: newId(), to, subject: 'Hello', text: 'Hi.', html: '<p>Hi.</p>', ...changes });

  it('arrives whole, in any script', async () => {
    const subject = 'Přihláška – 応募 🎓 received';
    const text = `First line\n\n.\nFrom here: ${'é'.repeat(500)}\n`;
    const sent = mail({ subject, text, html: '<p>=3D “quoted” 応募</p>' });
    await transport().send(sent);
    const [arrived] = await received()(to);
    expect({ ...arrived, text: arrived?.text.trimEnd(), html: arrived?.html.trimEnd() }).toMatchObject({
      id: sent.id,
      to,
      subject,
      text: text.trimEnd(),
      html: sent.html,
    });
  });

  it('keeps its id when it is sent again, so that a repeat can be told', async () => {
    const sent = mail();
    await transport().send(sent);
    await transport().send(sent);
    const ids = (await received()(to)).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([sent.id]));
  });

  it('(S25) gains neither a header nor a recipient by what its parts hold', async () => {
    const victim = `victim-${newId()}@test.example`;
    await transport().send(mail({ subject: `Hi\r\nBcc: ${victim}\r\n\r\nBody`, text: `\r\n.\r\nRCPT TO:<${victim}>` }));
    expect(await received()(to)).toHaveLength(1);
    expect(await received()(victim)).toEqual([]);
    for (const { headers } of smtp.delivered) expect(headers.has('bcc')).toBe(false);
  });
});

describe('a mail server', () => {
  it('is away: sending fails instead of losing the mail', async () => {
    const nowhere = new SmtpMailTransport('smtp://127.0.0.1:1', 'no-reply@gateway.example');
    const mail = { id: newId(), to: 'a@test.example', subject: 's', text: 't', html: 'h' };
    await expect(nowhere.send(mail)).rejects.toThrow();
    nowhere.close();
  });

  it('gets mails again that it turned away, once each and with the same link', async () => {
    smtp.refuse = 2;
    const email = 'patient@test.example';
    const body = { firstName: 'Robin', lastName: 'Miller', email, password: PASSWORD };
    expect((await overSmtp.post('/api/users', { body })).status).toBe(201);
    await overSmtp.idle();
    const arrived = smtp.delivered.filter(({ to }) => to.includes(email));
    expect(arrived).toHaveLength(1);
    const token = arrived[0]?.text.match(/email-confirmation\/([\w-]+)/)?.[1];
    expect((await overSmtp.patch(`/api/users/confirmation/${token}`)).status).toBe(201);
    expect(arrived[0]?.headers.get('from')).toBe('Career Gateway <no-reply@gateway.example>');
  });

  it('gets a mail again when our commit failed after it was handed over: the same mail, whose link works', async () => {
    // Sequences are not rolled back, so the first attempt fails at its last step and the second does not.
    await overSmtp.rows('create sequence attempts');
    await overSmtp.rows(`create function fail_once() returns trigger language plpgsql as $$
      begin if nextval('attempts') = 1 then raise 'power cut'; end if; return new; end $$`);
    await overSmtp.rows(`create trigger fail_once before update on mail for each row
      when (new.sent_at is not null) execute function fail_once()`);
    const email = 'twice@test.example';
    const body = { firstName: 'Robin', lastName: 'Miller', email, password: PASSWORD };
    expect((await overSmtp.post('/api/users', { body })).status).toBe(201);
    await overSmtp.idle();
    await overSmtp.rows('drop trigger fail_once on mail');
    const [first, second, ...more] = smtp.delivered.filter(({ to }) => to.includes(email));
    expect(more).toEqual([]);
    expect(second?.headers.get('message-id')).toBe(first?.headers.get('message-id'));
    expect(second?.text).toBe(first?.text);
    const token = first?.text.match(/email-confirmation\/([\w-]+)/)?.[1];
    expect((await overSmtp.patch(`/api/users/confirmation/${token}`)).status).toBe(201);
  });

  it('leaves no mailbox', async () => {
    for (const path of ['/api/mailbox', `/api/mailbox/${newId()}`]) expect((await overSmtp.get(path)).status).toBe(404);
  });
});

it('without demo data there is no mailbox either', async () => {
  const bare = await startApp({ env: { DEMO: 'false' } });
  try {
    expect((await bare.get('/api/mailbox')).status).toBe(404);
  } finally {
    await bare.close();
  }
});

/** Resolves lazily, because the applications start after the suite is described. */
function lazily(setUp: (typeof TRANSPORTS)[number][1]) {
  return { transport: () => setUp().transport, received: () => setUp().received };
}
