import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeriodicSweep } from '#platform/async/periodic-sweep.js';
import { Database } from '#platform/database/database.js';
import { Clock } from '#platform/time/clock.js';
import { Config } from '#src/config.js';
import { Account } from '../domain/account.js';
import { AccountEraser } from './account-eraser.js';

const SWEEP_INTERVAL_MS = 15 * 60_000;

/** Removes accounts whose users asked for it seven days ago. Several instances may run it. */
@Injectable()
export class RemoveDueAccounts extends PeriodicSweep {
  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly eraser: AccountEraser,
  ) {
    super(config, 'Removing accounts', SWEEP_INTERVAL_MS);
  }

  async sweep(): Promise<void> {
    while (await this.removeOne());
  }

  /** Returns whether an account was due. */
  private async removeOne(): Promise<boolean> {
    const keys = await this.database.transaction(async (em) => {
      const account = await em.findOne(
        Account,
        { removalDueAt: { $lte: this.clock.now() } },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { removalDueAt: 'asc' } },
      );
      return account && this.eraser.erase(em, account, account.id);
    });
    await this.eraser.deleteFiles(keys ?? []);
    return keys !== null;
  }
}
