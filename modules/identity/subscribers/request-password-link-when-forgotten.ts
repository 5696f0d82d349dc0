import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { PasswordForgotten } from '../contract/events.js';
import { findAccountByEmail } from '../domain/accounts.js';
import { PasswordRequest } from '../domain/password-request.js';

/** Looks the account up asynchronously, so that the response time does not reveal whether the address is known. */
@SubscribeTo('request-password-link-when-forgotten', [PasswordForgotten])
@Injectable()
export class RequestPasswordLinkWhenForgotten implements Subscriber {
  async handle(event: DomainEvent<typeof PasswordForgotten>, em: EntityManager): Promise<void> {
    const request = await em.findOne(PasswordRequest, event.payload.requestId);
    if (!request) return;
    const account = await findAccountByEmail(em, request.email);
    // Who never had a password comes from a link that expired.
    if (account && !account.lockedAt) account.requestPasswordLink(account.passwordHash ? 'forgotten' : 'first');
    em.remove(request);
  }
}
