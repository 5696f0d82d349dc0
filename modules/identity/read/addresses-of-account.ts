import type { EntityManager } from '@mikro-orm/postgresql';
import type { DataOwner, OwnAddress } from '../contract/user-data.js';
import type { Account } from '../domain/account.js';

/** Since the last other account gave it up, until this one did. */
const OWN = `
  select own.email, own.until,
         (select max(ended_at) from email_change
           where lower(from_email) = lower(own.email) and account_id <> ?
             and ended_at < coalesce(own.until, 'infinity')) as since
    from (select email, null::timestamptz as until from account where id = ?
          union all
          select from_email, max(ended_at) from email_change
           where account_id = ? and ended_at is not null
             and lower(from_email) <> (select lower(email) from account where id = ?)
           group by from_email) own`;

/** The account with its addresses, for the shares in its data. */
export async function dataOwner(em: EntityManager, { id, email }: Pick<Account, 'id' | 'email'>): Promise<DataOwner> {
  const addresses = await em.execute<OwnAddress[]>(OWN, [id, id, id, id]);
  const changes = await em.execute<{ from_email: string; to_email: string }[]>(
    'select from_email, to_email from email_change where account_id = ?',
    [id],
  );
  const emails = [email, ...changes.flatMap((change) => [change.from_email, change.to_email])];
  return { id, email, addresses, emails };
}
