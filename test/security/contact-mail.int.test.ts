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
    ['organization', `Hillcrest\r\nBcc: ${victim}`],
    ['organization', `Hillcrest\rBcc: ${victim}`],
    ['phone', `1\r\nBcc: ${victim}`],
    ['reasonForContact', `Other\r\nBcc: ${victim}`],
  ])('by %s %j', async (field, value) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body.fields.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
  });

  it('by a message that looks like the end of a mail', async () => {
    const message = `Hi\r\n.\r\nRCPT TO:<${victim}>\r\n\r\nBcc: ${victim}`;
    expect((await send({ message })).status).toBe(201);
    await app.idle();
    expect(smtp.delivered.map(({ to }) => to)).toEqual([[SUPPORT]]);
    const [{ headers, text } = { headers: new Map<string, string>(), text: '' }] = smtp.delivered;
    expect(headers.get('reply-to')).toBe(FORM.email);
    expect(headers.has('bcc')).toBe(false);
    expect(text).toContain(`RCPT TO:<${victim}>`);
  });
});
