import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { OrganizationChanged } from '#modules/directory/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';

/** Updates the copied organization name. It queries the current name, so the order of events does not matter. */
@SubscribeTo('rename-jobs-when-organization-changed', [OrganizationChanged])
@Injectable()
export class RenameJobsWhenOrganizationChanged implements Subscriber {
  constructor(private readonly directory: DirectoryApi) {}

  async handle({ payload }: DomainEvent<typeof OrganizationChanged>, em: EntityManager): Promise<void> {
    const { accountNumber } = payload;
    const organization = await this.directory.organizationByNumber(accountNumber);
    if (!organization) return;
    await em.execute('update job set organization_name = ? where organization = ?', [
      organization.accountName,
      accountNumber,
    ]);
  }
}
