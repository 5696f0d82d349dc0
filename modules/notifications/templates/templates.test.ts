import { describe, expect, it } from '@jest/globals';
import { confirmEmail } from './account-emails.js';
import { type EmailText, render } from './layout.js';
import { postingRejected } from './posting-emails.js';

const SENDER = { siteName: 'Career Gateway', publicUrl: 'https://jobs.example', supportEmail: 'help@jobs.example' };
const ABOUT = { jobId: 'id', title: '<script>alert(1)</script> & "Co"', organization: 'A & B' };

describe('a mail', () => {
  it('says the same in text and HTML, with absolute links', () => {
    const { text, html } = render(
      confirmEmail({ url: 'https://jobs.example/email-confirmation/t0ken', validHours: 48 }),
      SENDER,
    );
    for (const form of [text, html])
      for (const part of ['Welcome', 'https://jobs.example/email-confirmation/t0ken', '48 hours'])
        expect(form).toContain(part);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links.length).toBeGreaterThan(0);
    for (const url of links) expect(url).toMatch(/^https:\/\/jobs\.example/);
  });

  it('shows free text as text', () => {
    const { html } = render(postingRejected('R', ABOUT, 'other', SENDER.publicUrl), SENDER);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Co&quot;');
  });

  it('has a subject of one line, whatever a title holds', () => {
    const content: EmailText = {
      subject: `A\r\nBcc: x@y.example\u2028\0${'z'.repeat(500)}\ud800`,
      heading: '',
      blocks: [],
    };
    const { subject } = render(content, SENDER);
    expect(subject).toMatch(/^A Bcc: x@y\.example z+…$/);
    expect(subject).toHaveLength(150);
  });
});
