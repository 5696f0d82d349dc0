import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { forgeCaptcha } from '../support/captcha.js';
import { startSmtp, type TestSmtp } from '../support/smtp.js';

let smtp: TestSmtp;
let app: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await startApp({ env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await app?.close();
  await smtp?.close();
});

const SUPPORT = 'support@career-gateway.example';
const FORM = { name: 'Dana', email: 'dana@test.example', reasonForContact: 'Add a user', message: 'Hello' };

const send = async (changes: object) =>
  app.post('/api/common/contact-us', {
    body: { ...FORM, ...changes },
    headers: { captchaToken: await forgeCaptcha(app) },
  });

describe('(S25) a mail gains no header and no recipient', () => {
  const victim = 'victim@test.example';

  it.each([
    ['name', `Dana\r\nBcc: ${victim}`],
    ['name', `Dana\nBcc: ${victim}`],
    ['name', `Dana\u2028Bcc: ${victim}`],
    ['email', `dana@test.example\r\nBcc: ${victim}`],
    ['email', `dana@test.example, ${victim}`],
    ['email', `"a\r\nBcc: ${victim}"@test.example`],
    ['reasonForContact', `Other\r\nBcc: ${victim}`],
  ])('by %s %j', async (field, value) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body.fields.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
  });

  it.each([
    ['organization', 'Hillcrest\r\nBcc: '],
    ['organization', 'Hillcrest\rBcc: '],
    ['organization', 'Hillcrest\u2028Bcc: '],
    ['phone', '1\r\nBcc: '],
  ])('by %s %j and an address, whose breaks are blanks', async (field, value) => {
    const before = smtp.delivered.length;
    expect((await send({ [field]: value + victim })).status).toBe(201);
    await app.idle();
    const mails = smtp.delivered.slice(before);
    expect(mails.map(({ to, headers }) => [to, headers.has('bcc')])).toEqual([[[SUPPORT], false]]);
    expect(mails[0]?.text).toContain(`${value.replace(/[\r\n\u2028]+/, ' ')}${victim}`);
  });

  it('by a message that looks like the end of a mail', async () => {
    const before = smtp.delivered.length;
    const message = `Hi\r\n.\r\nRCPT TO:<${victim}>\r\n\r\nBcc: ${victim}`;
    expect((await send({ message })).status).toBe(201);
    await app.idle();
    const mails = smtp.delivered.slice(before);
    expect(mails.map(({ to }) => to)).toEqual([[SUPPORT]]);
    const [{ headers, text } = { headers: new Map<string, string>(), text: '' }] = mails;
    expect(headers.get('reply-to')).toBe(FORM.email);
    expect(headers.has('bcc')).toBe(false);
    expect(text).toContain(`RCPT TO:<${victim}>`);
  });
});
