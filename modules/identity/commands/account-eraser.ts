import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { EraseApplications } from '#modules/applications/contract/commands.js';
import { ReferencedApplicationFileKeys } from '#modules/applications/contract/queries.js';
import { EraseMails } from '#modules/notifications/contract/commands.js';
import { EraseAutosaves, TakeOffReviewer } from '#modules/postings/contract/commands.js';
import { EraseProfile } from '#modules/profiles/contract/commands.js';
import { EraseDefinitions } from '#modules/reporting/contract/commands.js';
import { EraseMessages } from '#modules/site/contract/commands.js';
import { record } from '#platform/database/aggregate.js';
import { FileStore } from '#platform/files/file-store.js';
import { deleteResponsesTo } from '#platform/idempotency/idempotency-store.js';
import { AccountRemoved } from '../contract/events.js';
import type { Account } from '../domain/account.js';
import { changedAddresses, ownAddresses } from '../read/addresses-of-account.js';

/** Erases accounts and everything of their users but submitted applications, which stay for the record. */
@Injectable()
export class AccountEraser {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly files: FileStore,
  ) {}

  /**
   * Erases the rows of a locked account. Returns the keys of its files, which the caller deletes by `deleteFiles` after
   * the commit, because a rollback brings no file back.
   */
  async erase(em: EntityManager, account: Account, actorId: string): Promise<string[]> {
    const keys = await this.eraseEverywhere(em, account);
    record(account, AccountRemoved, { userId: account.id }, actorId);
    em.remove(account);
    return keys;
  }

  /** The sweeper removes what a crash leaves here. */
  async deleteFiles(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.files.delete(key);
  }

  /** Returns the keys of files that nothing references any more. */
  private async eraseEverywhere(em: EntityManager, account: Account): Promise<string[]> {
    const keys = [
      ...(await this.commands.execute(new EraseProfile(account.id))),
      ...(await this.commands.execute(new EraseApplications(account.id))),
      ...(await eraseDataExport(em, account)),
    ];
    await this.commands.execute(new TakeOffReviewer(account.id, 'all'));
    await this.commands.execute(new EraseAutosaves(account.id));
    await this.commands.execute(new EraseDefinitions(account.id, account.email));
    await this.commands.execute(new EraseMails(account.id, [account.email, ...(await changedAddresses(em, account))]));
    await this.commands.execute(new EraseMessages(await ownAddresses(em, account)));
    await deleteResponsesTo(em, [account.id]);
    await em.execute('delete from password_request where lower(email) = lower(?)', [account.email]);
    const referenced = new Set(await this.queries.execute(new ReferencedApplicationFileKeys(keys)));
    return [...new Set(keys)].filter((key) => !referenced.has(key));
  }
}

async function eraseDataExport(em: EntityManager, { id }: Account): Promise<string[]> {
  const rows = await em.execute<{ key: string | null }[]>(
    'delete from data_export where account_id = ? returning file_key as key',
    [id],
  );
  return rows.flatMap(({ key }) => key ?? []);
}
