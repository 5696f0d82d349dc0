import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { RecordedChanges } from '#platform/events/recorded-changes.js';
import type { Actor } from '#platform/http/access.js';
import { PageCache } from '#platform/pages/page-cache.js';
import type { OrganizationChange } from '../contract/api/organizations.js';
import { loadOrganizationForUpdate } from '../domain/organization.js';

/**
 * Switches an organization on or off, or changes its name, type or activity. Its postings follow by the event. Throws
 * DomainError notFound, and StaleError if somebody else changed the same since `version`.
 */
export class ChangeOrganization extends Command<void> {
  constructor(
    readonly accountNumber: string,
    readonly change: OrganizationChange,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeOrganization)
export class ChangeOrganizationHandler implements ICommandHandler<ChangeOrganization> {
  constructor(
    private readonly database: Database,
    private readonly changes: RecordedChanges,
    private readonly pages: PageCache,
  ) {}

  execute({ accountNumber, change, actor }: ChangeOrganization): Promise<void> {
    const { version, accountNumber: named = accountNumber, ...values } = change;
    if (named !== accountNumber) throw invalidFieldError('accountNumber', 'The account number cannot be changed.');
    return this.database.transaction(async (em) => {
      const organization = await loadOrganizationForUpdate(em, accountNumber);
      if (version !== undefined) await this.changes.assertSeen(em, organization, version, values);
      if (organization.change(values, actor.id)) await this.pages.purge(em);
    });
  }
}
