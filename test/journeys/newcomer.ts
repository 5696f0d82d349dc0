import type { Page } from '@playwright/test';
import { expect, PASSWORD } from './site.js';

export interface Newcomer {
  id: string;
  email: string;
  firstName: string;
}

let count = 0;

/** Unique per run, so that several runs can use one instance. */
export function newEmail(): string {
  count += 1;
  return `newcomer.${count}.${Date.now().toString(36)}@people.example`;
}

/** Creates a confirmed account with this role, by the API calls of the pages. */
export async function newcomer(page: Page, role: 'jobSeeker' | null = 'jobSeeker'): Promise<Newcomer> {
  const person = { firstName: 'June', lastName: 'Vogel', email: newEmail(), password: PASSWORD };
  // A network of its own: a run makes more accounts than one network may within an hour.
  const headers = { 'x-forwarded-for': `10.1.${count >> 8}.${count & 255}` };
  const send = async (method: 'post' | 'patch', path: string, options: object = {}) => {
    const response = await page.request[method](path, { headers, ...options });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response;
  };
  await send('post', '/api/users', { data: person });
  const token = await tokenFor(page, person.email, '/email-confirmation');
  await send('patch', `/api/users/confirmation/${token}`);
  const signedIn = await (await send('post', '/api/auth/signin', { data: person })).json();
  const signedInHeaders = { ...headers, authorization: `Bearer ${signedIn.accessToken}` };
  const welcome = `/api/users/${signedIn.user.id}/welcome`;
  if (role) await send('patch', welcome, { headers: signedInHeaders, data: { role } });
  await send('patch', '/api/auth/signOut', { headers: signedInHeaders });
  return { id: signedIn.user.id, ...person };
}

interface Received {
  id: string;
  subject: string;
  text: string;
}

/** Waits for the latest mail to an address. */
export async function mailTo(page: Page, email: string): Promise<Received> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { items } = await (await page.request.get('/api/mailbox?limit=100')).json();
    const mail = items.find(({ to }: { to: string }) => to === email);
    if (mail) return (await page.request.get(`/api/mailbox/${mail.id}`)).json();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${email} within 60 s`);
}

/** Waits for a mail with a link to `path`, and returns the link's token. */
export async function tokenFor(page: Page, email: string, path: string): Promise<string> {
  const link = new RegExp(`${path}/([\\w-]+)`);
  await expect.poll(async () => (await mailTo(page, email)).text, { timeout: 60_000 }).toMatch(link);
  return link.exec((await mailTo(page, email)).text)?.[1] ?? '';
}
