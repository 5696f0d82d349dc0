import { Injectable } from '@nestjs/common';
import { DomainError } from '#platform/errors/domain-error.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import { PausedSubscribers } from '#platform/events/paused-subscribers.js';
import type { Actor } from '#platform/http/access.js';
import type { RetryResponse } from '../contract/api/queues.js';

/** Delivers dead letters again for an administrator, each once however many ask at the same time. */
@Injectable()
export class RetryDeadLetters {
  constructor(
    private readonly letters: DeadLetters,
    private readonly paused: PausedSubscribers,
  ) {}

  /** Throws a conflict if it is no dead letter any more, or nobody is there to deliver it to. */
  async one(id: string, actor: Actor): Promise<RetryResponse> {
    const response = await this.retry({ id }, actor);
    if (response.retried) return response;
    const unknown = await this.letters.unknownSubscriberOf(id);
    if (unknown !== undefined) {
      const message = `This version of Career Gateway has no subscriber ${unknown}. A version that has it can try again.`;
      throw new DomainError('conflict', 'no_such_subscriber', message);
    }
    const message = 'This delivery is not given up any more. It is on its way, or it was delivered.';
    throw new DomainError('conflict', 'not_given_up', message);
  }

  all(subscriber: string | undefined, actor: Actor): Promise<RetryResponse> {
    return this.retry({ subscriber }, actor);
  }

  private async retry(selection: { id?: string; subscriber?: string }, actor: Actor): Promise<RetryResponse> {
    const counts = await this.letters.retry(selection, actor.id);
    const paused = await this.paused.list();
    return {
      retried: [...counts.values()].reduce((sum, count) => sum + count, 0),
      pausedSubscribers: paused.flatMap(({ subscriber }) => (counts.has(subscriber) ? [subscriber] : [])).sort(),
    };
  }
}
