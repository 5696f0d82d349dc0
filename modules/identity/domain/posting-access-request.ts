import { defineEntity, type EntityManager, LockMode, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '#platform/database/aggregate.js';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';
import {
  POSTING_ACCESS_CODES,
  type PostingAccessForm,
  type PostingAccessGrant,
} from '../contract/api/posting-access.js';
import { PostingAccessDeclined, PostingAccessGranted, PostingAccessRequested } from '../contract/rights-events.js';

const PostingAccessRequestSchema = defineEntity({
  name: 'PostingAccessRequest',
  tableName: 'posting_access_request',
  properties: {
    ...aggregateProperties,
    userId: p.uuid(),
    /** As the user typed it; it need not be in the directory. */
    organization: p.text(),
    message: p.text(),
    status: p.text().$type<'open' | 'granted' | 'declined'>(),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.uuid().nullable(),
    declineReason: p.text(),
  },
});

/** A user's request for the right to post for an organization (W1.7). */
export class PostingAccessRequest extends PostingAccessRequestSchema.class {
  static open(userId: string, { organization, message }: PostingAccessForm): PostingAccessRequest {
    const request = Object.assign(new PostingAccessRequest(), {
      id: newId(),
      eventCount: 0,
      userId,
      organization,
      message,
      status: 'open' as const,
      decidedAt: null,
      decidedBy: null,
      declineReason: '',
    });
    record(request, PostingAccessRequested, request.payload(), userId);
    return request;
  }

  grant({ privilege, organization }: PostingAccessGrant, now: Date, actorId: string): void {
    this.decide('granted', now, actorId);
    record(this, PostingAccessGranted, { ...this.payload(), privilege, organization }, actorId);
  }

  decline(reason: string, now: Date, actorId: string): void {
    this.decide('declined', now, actorId);
    this.declineReason = reason;
    record(this, PostingAccessDeclined, this.payload(), actorId);
  }

  private decide(status: 'granted' | 'declined', now: Date, actorId: string): void {
    if (this.status !== 'open') {
      throw new DomainError(
        'conflict',
        POSTING_ACCESS_CODES.alreadyDecided,
        `This request was ${this.status} already.`,
      );
    }
    Object.assign(this, { status, decidedAt: now, decidedBy: actorId });
  }

  private payload() {
    return { requestId: this.id, userId: this.userId };
  }
}
PostingAccessRequestSchema.setClass(PostingAccessRequest);

/** Loads and locks a request. Throws DomainError notFound. */
export async function loadRequestForUpdate(em: EntityManager, id: string): Promise<PostingAccessRequest> {
  const request = await em.findOne(PostingAccessRequest, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!request) throw notFoundError('The request');
  return request;
}
