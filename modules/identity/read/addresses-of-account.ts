import type { EntityManager } from '@mikro-orm/postgresql';
import type { Account } from '../domain/account.js';

/** The present address and those before, and those that were asked for and may be somebody else's. */
export async function addressesOf(
  em: EntityManager,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<{ own: string[]; others: string[] }> {
  const changes = await em.execute<{ from_email: string; to_email: string }[]>(
    'select from_email, to_email from email_change where account_id = ?',
    [id],
  );
  return {
    own: [email, ...changes.map((change) => change.from_email)],
    others: changes.map((change) => change.to_email),
  };
}
