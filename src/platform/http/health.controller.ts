import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readiness } from '../monitoring/readiness.js';
import { Public } from './access.js';
import { Drain } from './drain.js';

/**
 * Liveness and readiness probes. Readiness reports which backing services respond, the backlog, and whether the
 * instance is draining.
 */
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly drain: Drain,
  ) {}

  @Public()
  @Get()
  live() {
    return { status: 'ok' };
  }

  @Public()
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const report = await this.readiness.report();
    const status = this.drain.hasBegun ? 'draining' : report.status;
    reply.status(status === 'ok' ? 200 : 503).send({ ...report, status });
  }
}
