import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { PausedSubscribers } from '#platform/events/paused-subscribers.js';
import { SubscriberRegistry } from '#platform/events/subscriber-registry.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { RetryDeadLetters } from './commands/retry-dead-letters.js';
import {
  DeadLettersPage,
  DeadLettersQuery,
  PauseRequest,
  QueueReport,
  RetryRequest,
  RetryResponse,
} from './contract/api/queues.js';
import { DeadLetterList } from './read/dead-letter-list.js';
import { Queues } from './read/queues.js';

const Id = z.uuid();
const Name = z.string().max(100);

/** Queues and dead letters, for Super Admins only, as the system log. */
@Allow(...RIGHTS.systemLog)
@Controller('api/queues')
export class QueuesController {
  constructor(
    private readonly deadLetters: DeadLetterList,
    private readonly paused: PausedSubscribers,
    private readonly queues: Queues,
    private readonly retryDeadLetters: RetryDeadLetters,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  @Get()
  @Returns(QueueReport)
  report() {
    return this.queues.report();
  }

  @Get('deadLetters')
  @Returns(DeadLettersPage)
  list(@Query({ schema: DeadLettersQuery }) query: DeadLettersQuery) {
    return this.deadLetters.page(query);
  }

  @Post('deadLetters/retry')
  @HttpCode(200)
  @Returns(RetryResponse)
  retryAll(@Body({ schema: RetryRequest }) { subscriber }: RetryRequest, @CurrentActor() actor: Actor) {
    if (subscriber !== undefined) this.assertKnown(subscriber);
    return this.retryDeadLetters.all(subscriber, actor);
  }

  @Post('deadLetters/:id/retry')
  @HttpCode(200)
  @Returns(RetryResponse)
  retry(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor) {
    return this.retryDeadLetters.one(id, actor);
  }

  @Post(':subscriber/pause')
  @HttpCode(200)
  @Returns(QueueReport)
  async pause(
    @Param('subscriber', { schema: Name }) subscriber: string,
    @Body({ schema: PauseRequest }) { reason }: PauseRequest,
    @CurrentActor() actor: Actor,
  ) {
    this.assertKnown(subscriber);
    await this.paused.pause(subscriber, reason, actor.id);
    return this.queues.report();
  }

  @Post(':subscriber/resume')
  @HttpCode(200)
  @Returns(QueueReport)
  async resume(@Param('subscriber', { schema: Name }) subscriber: string, @CurrentActor() actor: Actor) {
    this.assertKnown(subscriber);
    await this.paused.resume(subscriber, actor.id);
    return this.queues.report();
  }

  private assertKnown(subscriber: string): void {
    if (!this.subscribers.list().some(({ name }) => name === subscriber)) throw notFoundError('The subscriber');
  }
}
