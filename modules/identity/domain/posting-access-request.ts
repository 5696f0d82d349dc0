import { defineEntity, type EntityManager, LockMode, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '../../../src/platform/database/aggregate.js';
import { DomainError, notFound } from '../../../src/platform/errors.js';
import {
  POSTING_ACCESS_CODES,
  type PostingAccessForm,
  type PostingAccessGrant,
} from '../contract/api-posting-access.js';
import { PostingAccessDeclined, PostingAccessGranted, PostingAccessRequested } from '../contract/events.js';

const PostingAccessRequestSchema = defineEntity({
  name: 'PostingAccessRequest',
  tableName: 'posting_access_request',
  properties: {
    ...aggregateProperties,
    userId: p.uuid(),
    /** As the person wrote it: it need not be in the directory. */
    organization: p.text(),
    message: p.text(),
    status: p.text().$type<'open' | 'granted' | 'declined'>(),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.uuid().nullable(),
  },
});

/** A person's wish to post for an organization, until somebody decides (W1.7). */
export class PostingAccessRequest extends PostingAccessRequestSchema.class {
  static open(userId: string, { organization, message }: PostingAccessForm): PostingAccessRequest {
    const request = Object.assign(new PostingAccessRequest(), {
      id: newId(),
      factCount: 0,
      userId,
      organization,
      message,
      status: 'open' as const,
      decidedAt: null,
      decidedBy: null,
    });
    record(request, PostingAccessRequested, request.facts(), userId);
    return request;
  }

  grant({ privilege, organization }: PostingAccessGrant, now: Date, actorId: string): void {
    this.decide('granted', now, actorId);
    record(this, PostingAccessGranted, { ...this.facts(), privilege, organization }, actorId);
  }

  decline(now: Date, actorId: string): void {
    this.decide('declined', now, actorId);
    record(this, PostingAccessDeclined, this.facts(), actorId);
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

  private facts() {
    return { requestId: this.id, userId: this.userId };
  }
}
PostingAccessRequestSchema.setClass(PostingAccessRequest);

/** The request under a lock, for a decision; throws DomainError notFound. */
export async function requestForDecision(em: EntityManager, id: string): Promise<PostingAccessRequest> {
  const request = await em.findOne(PostingAccessRequest, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!request) throw notFound('The request');
  return request;
}
