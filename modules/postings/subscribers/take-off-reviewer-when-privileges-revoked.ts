import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PrivilegesRevoked } from '#modules/identity/contract/rights-events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { takeOffReviewer } from '../commands/take-off-reviewer.js';

/**
 * Postings name only reviewers who may review them. It queries the present rights, so the order of events does not
 * matter; until it runs, each reading of an application checks them.
 */
@SubscribeTo('take-off-reviewer-when-privileges-revoked', [PrivilegesRevoked])
@Injectable()
export class TakeOffReviewerWhenPrivilegesRevoked implements Subscriber {
  constructor(private readonly identity: IdentityApi) {}

  async handle({ payload }: DomainEvent<typeof PrivilegesRevoked>, em: EntityManager): Promise<void> {
    const [account] = await this.identity.accountsByIds([payload.userId]);
    if (account) await takeOffReviewer(em, account.id, account.isReviewer ? account.organizations : []);
  }
}
