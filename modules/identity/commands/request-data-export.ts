import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { FileStore } from '#platform/files/file-store.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { loadAccountForUpdate } from '../domain/accounts.js';
import { DataExport } from '../domain/data-export.js';
import { AuthRateLimiter } from '../security/auth-rate-limiter.js';

/**
 * Users ask for what is kept about them. Does nothing while their download is being made; a new one replaces the one
 * that is there. Throws DomainError throttled beyond the limit of a day.
 */
export class RequestDataExport extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly ip: string,
  ) {
    super();
  }
}

@CommandHandler(RequestDataExport)
export class RequestDataExportHandler implements ICommandHandler<RequestDataExport> {
  constructor(
    private readonly database: Database,
    private readonly limits: AuthRateLimiter,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, ip }: RequestDataExport): Promise<void> {
    const formerKey = await this.database.transaction(async (em) => {
      // Two requests of one user wait for each other.
      await loadAccountForUpdate(em, actor.id);
      const existing = await em.findOne(DataExport, { accountId: actor.id });
      const now = this.clock.now();
      if (existing?.stateAt(now) === 'preparing') return null;
      await this.limits.consume('dataExport', { account: actor.id, ip });
      const dataExport = existing ?? DataExport.of(actor.id);
      const key = dataExport.fileKey;
      dataExport.request(now);
      em.persist(dataExport);
      return key;
    });
    if (formerKey) await this.files.delete(formerKey);
  }
}
