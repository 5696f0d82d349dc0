import { describe, expect, it } from '@jest/globals';
import { confirmAddress } from './account-letters.js';
import { type Content, render } from './layout.js';
import { postingRejected } from './posting-letters.js';

const SENDER = { siteName: 'Career Gateway', publicUrl: 'https://jobs.example', supportEmail: 'help@jobs.example' };
const ABOUT = { jobId: 'id', title: '<script>alert(1)</script> & "Co"', organization: 'A & B' };

describe('a mail', () => {
  it('says the same in text and HTML, with absolute links', () => {
    const { text, html } = render(
      confirmAddress('Robin', { url: 'https://jobs.example/email-confirmation/t0ken', validHours: 48 }),
      SENDER,
    );
    for (const form of [text, html])
      for (const part of ['Welcome, Robin', 'https://jobs.example/email-confirmation/t0ken', '48 hours'])
        expect(form).toContain(part);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links.length).toBeGreaterThan(0);
    for (const url of links) expect(url).toMatch(/^https:\/\/jobs\.example/);
  });

  it('shows free text as text', () => {
    const { html } = render(postingRejected('R', ABOUT, 'other', SENDER.publicUrl), SENDER);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;Co&#34;');
  });

  it('has a subject of one line, whatever a title holds', () => {
    const content: Content = {
      subject: `A\r\nBcc: x@y.example\u2028\0${'z'.repeat(500)}\ud800`,
      heading: '',
      blocks: [],
    };
    const { subject } = render(content, SENDER);
    expect(subject).toMatch(/^A Bcc: x@y\.example z+…$/);
    expect(subject).toHaveLength(150);
  });
});
