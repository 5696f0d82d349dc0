import type { TestApp } from './app.js';

export interface ReceivedMail {
  id: string;
  to: string;
  subject: string;
  replyTo: string | null;
  text: string;
  html: string;
}

/** What the mailbox holds for an address, oldest first, once every mail that is due has arrived. */
export async function mailsTo(app: TestApp, address: string): Promise<ReceivedMail[]> {
  await app.idle();
  const { body } = await app.get('/api/mailbox?limit=100');
  const mine = body.items.filter(({ to }: ReceivedMail) => to === address).reverse();
  return Promise.all(mine.map(async ({ id }: ReceivedMail) => (await app.get(`/api/mailbox/${id}`)).body));
}

/** The token at the end of the link to `path` in a mail. */
export function tokenIn(mail: ReceivedMail | undefined, path: string): string {
  const token = mail?.text.match(new RegExp(`${path}/([\\w-]+)`))?.[1];
  if (!token) throw new Error(`No link to ${path} in: ${mail?.text}`);
  return token;
}
