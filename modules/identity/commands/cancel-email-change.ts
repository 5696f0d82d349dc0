import type { EntityManager } from '@mikro-orm/postgresql';
import { findOpenEmailChange } from '../domain/email-change.js';
import type { LinkTokens } from '../security/link-tokens.js';

/** Cancels the open e-mail change of an account, if there is one, and its link. */
export async function cancelEmailChange(
  em: EntityManager,
  links: LinkTokens,
  accountId: string,
  now: Date,
): Promise<void> {
  (await findOpenEmailChange(em, accountId))?.cancel(now);
  await links.end(em, accountId, 'emailChange');
  // A unique index allows one open change per account, so flush before adding another.
  await em.flush();
}
