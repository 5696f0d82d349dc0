import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { record } from '../../../src/platform/database/aggregate.js';
import { toArrayLiteral } from '../../../src/platform/database/array-literal.js';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError } from '../../../src/platform/errors/domain-error.js';
import { FileStore } from '../../../src/platform/files/file-store.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { deleteResponsesTo } from '../../../src/platform/idempotency/idempotency-store.js';
import { EraseApplications } from '../../applications/contract/commands.js';
import { ReferencedApplicationFileKeys } from '../../applications/contract/queries.js';
import { EraseMails } from '../../notifications/contract/commands.js';
import { TakeOffReviewer } from '../../postings/contract/commands.js';
import { EraseProfile } from '../../profiles/contract/commands.js';
import { EraseMessages } from '../../site/contract/commands.js';
import { AccountRemoved } from '../contract/events.js';
import type { Account } from '../domain/account.js';
import { loadAccountForUpdate } from '../domain/accounts.js';
import { assertMayChange } from '../domain/change-rights.js';
import { assertSuperAdminRemains, isSuperAdmin } from '../domain/super-admins.js';

/**
 * Removes an account and everything of its user but submitted applications, which stay for the record (W17.15).
 * Sessions end at once.
 */
export class RemoveUser extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveUser)
export class RemoveUserHandler implements ICommandHandler<RemoveUser> {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly files: FileStore,
  ) {}

  async execute({ accountId, actor }: RemoveUser): Promise<void> {
    const keys = await this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, accountId);
      await assertMayRemove(em, account, actor);
      const keys = await this.erase(em, account);
      record(account, AccountRemoved, { userId: account.id }, actor.id);
      em.remove(account);
      return keys;
    });
    // After the commit, because a rollback brings no file back. The sweeper removes what a crash leaves here.
    for (const key of keys) await this.files.delete(key);
  }

  /** Returns the keys of files that nothing references any more. */
  private async erase(em: EntityManager, account: Account): Promise<string[]> {
    const { own, others } = await addressesOf(em, account);
    const keys = [
      ...(await this.commands.execute(new EraseProfile(account.id))),
      ...(await this.commands.execute(new EraseApplications(account.id))),
    ];
    await this.commands.execute(new TakeOffReviewer(account.id, 'all'));
    await this.commands.execute(new EraseMails(account.id, [...own, ...others]));
    await this.commands.execute(new EraseMessages(own));
    await deleteResponsesTo(em, [account.id]);
    await em.execute('delete from password_request where lower(email) = any(?::text[])', [
      toArrayLiteral(own.map((email) => email.toLowerCase())),
    ]);
    const referenced = new Set(await this.queries.execute(new ReferencedApplicationFileKeys(keys)));
    return [...new Set(keys)].filter((key) => !referenced.has(key));
  }
}

/** Throws DomainError forbidden or rule. */
async function assertMayRemove(em: EntityManager, account: Account, actor: Actor): Promise<void> {
  if (account.id === actor.id)
    throw new DomainError('rule', 'own_account', 'You cannot remove your own account. Another administrator can.');
  assertMayChange(account, [], actor);
  if (isSuperAdmin(account)) await assertSuperAdminRemains(em, account);
}

/** The present address and those before, and those that were asked for and may be somebody else's. */
async function addressesOf(em: EntityManager, { id, email }: Account): Promise<{ own: string[]; others: string[] }> {
  const changes = await em.execute<{ from_email: string; to_email: string }[]>(
    'select from_email, to_email from email_change where account_id = ?',
    [id],
  );
  return {
    own: [email, ...changes.map((change) => change.from_email)],
    others: changes.map((change) => change.to_email),
  };
}
