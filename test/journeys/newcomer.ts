import type { Page } from '@playwright/test';
import { expect, PASSWORD } from './site.js';

export interface Newcomer {
  id: string;
  email: string;
  firstName: string;
}

let count = 0;

/** Another one for every run, so that a running product can serve several. */
export function newAddress(): string {
  count += 1;
  return `newcomer.${count}.${Date.now().toString(36)}@people.example`;
}

/** A confirmed account with these rights, made by the calls a person would make. */
export async function newcomer(page: Page, role: 'jobSeeker' | null = 'jobSeeker'): Promise<Newcomer> {
  const person = { firstName: 'June', lastName: 'Vogel', email: newAddress(), password: PASSWORD };
  await page.request.post('/api/users', { data: person });
  const token = await tokenFor(page, person.email, '/email-confirmation');
  await page.request.patch(`/api/users/confirmation/${token}`);
  const signedIn = await (await page.request.post('/api/auth/signin', { data: person })).json();
  const headers = { authorization: `Bearer ${signedIn.accessToken}` };
  if (role) await page.request.patch(`/api/users/${signedIn.user.id}/welcome`, { headers, data: { role } });
  await page.request.patch('/api/auth/signOut', { headers });
  return { id: signedIn.user.id, ...person };
}

interface Received {
  id: string;
  subject: string;
  text: string;
}

/** The latest mail to an address, once there is one. */
export async function mailTo(page: Page, address: string): Promise<Received> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { items } = await (await page.request.get('/api/mailbox?limit=100')).json();
    const mail = items.find(({ to }: { to: string }) => to === address);
    if (mail) return (await page.request.get(`/api/mailbox/${mail.id}`)).json();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${address} within 10 s`);
}

/** The token of the link to `path` in the latest mail to an address, once that is the mail which has one. */
export async function tokenFor(page: Page, address: string, path: string): Promise<string> {
  const link = new RegExp(`${path}/([\\w-]+)`);
  await expect.poll(async () => (await mailTo(page, address)).text).toMatch(link);
  return link.exec((await mailTo(page, address)).text)?.[1] ?? '';
}
