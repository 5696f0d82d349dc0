import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApplicationTask } from '#modules/applications/contract/queries.js';
import { AccessRequestTask } from '#modules/identity/contract/queries.js';
import { UnsentMailTask } from '#modules/notifications/contract/queries.js';
import { PostingTask } from '#modules/postings/contract/queries.js';
import { ProfileTask } from '#modules/profiles/contract/queries.js';
import { forEachConcurrently } from '#platform/async/for-each-concurrently.js';
import { formatErrorForLog } from '#platform/errors/format-error.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import type { Actor } from '#platform/http/access.js';
import { TASK_ITEMS, TASK_KINDS, type TaskKind, type TaskPage, type TasksResponse } from '../../contract/api/tasks.js';
import type { TaskBounds } from '../../contract/queries.js';
import { shownError } from '../shown-error.js';
import { deadLetter } from './dead-letter.js';

/** So many kinds are read at once, so that one request does not take all connections. */
const CONCURRENCY = 4;

/** The pending tasks of an account. Each module answers for its kinds; one that fails does not hide the others. */
@Injectable()
export class Tasks {
  private readonly log = new Logger(Tasks.name);

  constructor(
    private readonly queries: QueryBus,
    private readonly letters: DeadLetters,
  ) {}

  async list(actor: Actor): Promise<TasksResponse> {
    const response: TasksResponse = { duties: [], failed: [] };
    const kinds = [...TASK_KINDS];
    const bounds = { offset: 0, limit: TASK_ITEMS };
    const next = async () => kinds.splice(0, 1);
    await forEachConcurrently(CONCURRENCY, next, async ([kind]) => {
      if (!kind) return;
      try {
        const page = await this.page(kind, actor, bounds);
        if (page) response.duties.push({ kind, ...page });
      } catch (error) {
        this.log.error(`The tasks ${kind} could not be read: ${formatErrorForLog(error)}`);
        response.failed.push(kind);
      }
    });
    response.duties.sort((a, b) => TASK_KINDS.indexOf(a.kind) - TASK_KINDS.indexOf(b.kind));
    return response;
  }

  /** Null for accounts that have no tasks of this kind. */
  async page(kind: TaskKind, actor: Actor, bounds: TaskBounds): Promise<TaskPage | null> {
    switch (kind) {
      case 'draft':
      case 'refusedAttachment':
        return this.queries.execute(new ApplicationTask(kind, actor, bounds));
      case 'profile':
      case 'refusedDocument':
        return this.queries.execute(new ProfileTask(kind, actor, bounds));
      case 'request':
        return this.queries.execute(new AccessRequestTask(kind, actor, bounds));
      case 'unsentMail':
        return withoutSecrets(await this.queries.execute(new UnsentMailTask(kind, actor, bounds)));
      case 'deadLetter':
        return deadLetter(this.letters, actor, bounds);
      default:
        return this.queries.execute(new PostingTask(kind, actor, bounds));
    }
  }
}

/** Errors as they are shown elsewhere. */
const withoutSecrets = (page: TaskPage | null): TaskPage | null =>
  page && {
    ...page,
    items: page.items.map((item) => (item.detail ? { ...item, detail: shownError(item.detail) } : item)),
  };
