import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApplicationDuty } from '#modules/applications/contract/queries.js';
import { AccessRequestDuty } from '#modules/identity/contract/queries.js';
import { UnsentMailDuty } from '#modules/notifications/contract/queries.js';
import { PostingDuty } from '#modules/postings/contract/queries.js';
import { ProfileDuty } from '#modules/profiles/contract/queries.js';
import { forEachConcurrently } from '#platform/async/for-each-concurrently.js';
import { formatErrorForLog } from '#platform/errors/format-error.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import type { Actor } from '#platform/http/access.js';
import {
  DUTY_ITEMS,
  DUTY_KINDS,
  type DutiesResponse,
  type DutyKind,
  type DutyPage,
} from '../../contract/api/duties.js';
import type { DutyBounds } from '../../contract/queries.js';
import { shownError } from '../shown-error.js';
import { deadLetter } from './dead-letter.js';

/** So many kinds are read at once, so that one request does not take all connections. */
const CONCURRENCY = 4;

/** The pending tasks of an account. Each module answers for its kinds; one that fails does not hide the others. */
@Injectable()
export class Duties {
  private readonly log = new Logger(Duties.name);

  constructor(
    private readonly queries: QueryBus,
    private readonly letters: DeadLetters,
  ) {}

  async list(actor: Actor): Promise<DutiesResponse> {
    const response: DutiesResponse = { duties: [], failed: [] };
    const kinds = [...DUTY_KINDS];
    const bounds = { offset: 0, limit: DUTY_ITEMS };
    const next = async () => kinds.splice(0, 1);
    await forEachConcurrently(CONCURRENCY, next, async ([kind]) => {
      if (!kind) return;
      try {
        const page = await this.page(kind, actor, bounds);
        if (page) response.duties.push({ kind, ...page });
      } catch (error) {
        this.log.error(`The duties ${kind} could not be read: ${formatErrorForLog(error)}`);
        response.failed.push(kind);
      }
    });
    response.duties.sort((a, b) => DUTY_KINDS.indexOf(a.kind) - DUTY_KINDS.indexOf(b.kind));
    return response;
  }

  /** Null for accounts that have no tasks of this kind. */
  async page(kind: DutyKind, actor: Actor, bounds: DutyBounds): Promise<DutyPage | null> {
    switch (kind) {
      case 'draft':
      case 'refusedAttachment':
        return this.queries.execute(new ApplicationDuty(kind, actor, bounds));
      case 'profile':
      case 'refusedDocument':
        return this.queries.execute(new ProfileDuty(kind, actor, bounds));
      case 'request':
        return this.queries.execute(new AccessRequestDuty(kind, actor, bounds));
      case 'unsentMail':
        return withoutSecrets(await this.queries.execute(new UnsentMailDuty(kind, actor, bounds)));
      case 'deadLetter':
        return deadLetter(this.letters, actor, bounds);
      default:
        return this.queries.execute(new PostingDuty(kind, actor, bounds));
    }
  }
}

/** Errors as they are shown elsewhere. */
const withoutSecrets = (page: DutyPage | null): DutyPage | null =>
  page && {
    ...page,
    items: page.items.map((item) => (item.detail ? { ...item, detail: shownError(item.detail) } : item)),
  };
