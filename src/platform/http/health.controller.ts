import { Controller, Get, Res } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { Database } from '../database/database.js';
import { QueueBackend } from '../events/queue-backend.js';
import { FileStore } from '../files.js';
import { MailTransport } from '../mail.js';
import { SearchEngine } from '../search/search-engine.js';
import { Public } from './access.js';

const PATIENCE_MS = 2_000;

/** While one is away its work waits in the queue, and people are served all the same: searches by the database. */
const WAITS = ['mail', 'search'];

/** Liveness says that the process answers; readiness says which of its engines do. */
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly queues: QueueBackend,
    private readonly search: SearchEngine,
    private readonly files: FileStore,
    private readonly modules: ModuleRef,
  ) {}

  @Public()
  @Get()
  live() {
    return { status: 'ok' };
  }

  @Public()
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const mail = this.modules.get(MailTransport, { strict: false });
    const parts = { database: this.database, queue: this.queues, search: this.search, files: this.files, mail };
    const answers = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => [name, await answersInTime(part.ping())] as const),
    );
    const ready = answers.every(([name, ok]) => ok || WAITS.includes(name));
    reply.status(ready ? 200 : 503).send({
      status: ready ? 'ok' : 'unavailable',
      engines: Object.fromEntries(answers.map(([name, ok]) => [name, ok ? 'ok' : 'unavailable'])),
    });
  }
}

async function answersInTime(ping: Promise<void>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  return Promise.race([ping.then(() => true).catch(() => false), late]);
}
