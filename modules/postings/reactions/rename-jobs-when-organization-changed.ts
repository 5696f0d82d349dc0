import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import type { Fact } from '../../../src/platform/events/fact.js';
import { On, type Subscriber } from '../../../src/platform/events/subscriber.js';
import { OrganizationChanged } from '../../directory/contract/events.js';
import { OrganizationByNumber } from '../../directory/contract/questions.js';

/** Postings carry their organization's name, so that lists can sort by it; it is asked anew, so order does not matter. */
@On('rename-jobs-when-organization-changed', [OrganizationChanged])
@Injectable()
export class RenameJobsWhenOrganizationChanged implements Subscriber {
  constructor(private readonly ask: Ask) {}

  async handle({ payload }: Fact<typeof OrganizationChanged>, em: EntityManager): Promise<void> {
    const { accountNumber } = payload;
    const organization = await this.ask.of(new OrganizationByNumber(accountNumber));
    if (!organization) return;
    await em.execute('update job set organization_name = ? where organization = ?', [
      organization.accountName,
      accountNumber,
    ]);
  }
}
