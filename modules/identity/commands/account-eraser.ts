import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { record } from '#platform/database/aggregate.js';
import { eraseChanges } from '#platform/events/change-recorder.js';
import { FileReferences } from '#platform/files/file-references.js';
import { FileStore } from '#platform/files/file-store.js';
import { deleteResponsesTo } from '#platform/idempotency/idempotency-store.js';
import { AccountRemoved } from '../contract/events.js';
import type { Account } from '../domain/account.js';
import { dataOwner } from '../read/addresses-of-account.js';
import { UserDataShares } from '../read/user-data-shares.js';

/** Erases accounts and everything of their users but submitted applications, which stay for the record. */
@Injectable()
export class AccountEraser {
  constructor(
    private readonly shares: UserDataShares,
    private readonly references: FileReferences,
    private readonly files: FileStore,
  ) {}

  /**
   * Erases the rows of a locked account. Returns the keys of its files, which the caller deletes by `deleteFiles` after
   * the commit, because a rollback brings no file back.
   */
  async erase(em: EntityManager, account: Account, actorId: string): Promise<string[]> {
    const owner = await dataOwner(em, account);
    const keys: string[] = [];
    for (const share of this.shares.list()) keys.push(...(await share.erase(owner)));
    await deleteResponsesTo(em, [account.id]);
    await eraseChanges(em, account.id);
    record(account, AccountRemoved, { userId: account.id }, actorId);
    em.remove(account);
    return this.references.unreferenced(em, keys);
  }

  /** The sweeper removes what a crash leaves here. */
  async deleteFiles(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.files.delete(key);
  }
}
