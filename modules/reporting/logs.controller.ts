import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { SubscriberRegistry } from '#platform/events/subscriber-registry.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { LogChoices, LogPage, LogQuery } from './contract/api/log.js';
import { LogEntryDetail } from './contract/api/log-entry.js';
import { LogStreams } from './live/log-streams.js';
import { EVENT_TYPES } from './read/event-types.js';
import { LogEntryDetails } from './read/log-entry-details.js';
import { SystemLog } from './read/system-log.js';

const Id = z.uuid();

@Controller('api/logs')
export class LogsController {
  constructor(
    private readonly details: LogEntryDetails,
    private readonly log: SystemLog,
    private readonly streams: LogStreams,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  /** Super Admin only. */
  @Allow(...RIGHTS.systemLog)
  @Get()
  @Returns(LogPage)
  page(@Query({ schema: LogQuery }) query: LogQuery) {
    return this.log.list(query);
  }

  /** Kinds of events and subscribers, to choose from. */
  @Allow(...RIGHTS.systemLog)
  @Get('choices')
  @Returns(LogChoices)
  choices(): LogChoices {
    return {
      factNames: [...EVENT_TYPES.keys()].sort(),
      subscribers: this.subscribers
        .list()
        .map(({ name }) => name)
        .sort(),
    };
  }

  /** Tells of new entries as they are written, a line of JSON each time, until the session or the right ends. */
  @Allow(...RIGHTS.systemLog)
  @Get('live')
  async live(
    @CurrentActor() actor: Actor,
    @Query({ schema: LogQuery }) query: LogQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // Fastify answers HEAD by the route of GET, and would leave the stream open.
    if (request.method === 'HEAD') return void reply.send();
    const filter = await this.log.filter(query);
    const token = request.headers.authorization?.split(' ')[1] ?? '';
    const stream = this.streams.open(actor, token, filter);
    // Behind the stream, nothing else comes on its connection, which would keep an ending instance waiting.
    reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' });
    reply.type('application/x-ndjson').send(stream);
  }

  @Allow(...RIGHTS.systemLog)
  @Get(':id')
  @Returns(LogEntryDetail)
  entry(@Param('id', { schema: Id }) id: string) {
    return this.details.find(id);
  }
}
