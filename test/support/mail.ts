import type { TestApp } from './app.js';

export interface ReceivedMail {
  id: string;
  to: string;
  subject: string;
  replyTo: string | null;
  text: string;
  html: string;
}

/** The mails to an address, oldest first, once all events are handled. */
export async function mailsTo(app: TestApp, email: string): Promise<ReceivedMail[]> {
  await app.idle();
  const { body } = await app.get('/api/mailbox?limit=100');
  const mine = body.items.filter(({ to }: ReceivedMail) => to === email).reverse();
  return Promise.all(mine.map(async ({ id }: ReceivedMail) => (await app.get(`/api/mailbox/${id}`)).body));
}

/** The token of the link to `path` in a mail. */
export function linkToken(mail: ReceivedMail | undefined, path: string): string {
  const token = mail?.text.match(new RegExp(`${path}/([\\w-]+)`))?.[1];
  if (!token) throw new Error(`No link to ${path} in: ${mail?.text}`);
  return token;
}
