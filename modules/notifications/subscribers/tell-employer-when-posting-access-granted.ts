import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { PostingAccessGranted } from '#modules/identity/contract/rights-events.js';
import { PRIVILEGE_NAMES, type PrivilegeId } from '#modules/shared/privileges.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-employer-when-posting-access-granted', [PostingAccessGranted])
@Injectable()
export class TellEmployerWhenPostingAccessGranted implements Subscriber {
  constructor(
    private readonly directory: DirectoryApi,
    private readonly queue: MailQueue,
  ) {}

  async handle(event: DomainEvent<typeof PostingAccessGranted>, em: EntityManager): Promise<void> {
    const { userId, organization, privilege } = event.payload;
    const known = await this.directory.organizationByNumber(organization);
    await this.queue.add(em, event, userId, {
      template: 'posting-access-granted',
      privilege: PRIVILEGE_NAMES[privilege as PrivilegeId],
      organization: known?.accountName ?? organization,
    });
  }
}
