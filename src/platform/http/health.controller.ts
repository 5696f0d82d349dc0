import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OperatorAccess } from '../monitoring/operator-access.js';
import { Readiness } from '../monitoring/readiness.js';
import { Public, PublicIgnoringToken } from './access.js';
import { Drain } from './drain.js';

/**
 * Liveness and readiness probes. Readiness tells everybody whether the instance takes requests. Which backing services
 * respond and the backlog are for those who may read the metrics: a waiting mail tells that an address has an account.
 */
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly drain: Drain,
    private readonly access: OperatorAccess,
  ) {}

  @Public()
  @Get()
  live() {
    return { status: 'ok' };
  }

  @PublicIgnoringToken()
  @Get('ready')
  async ready(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const report = await this.readiness.report();
    const status = this.drain.hasBegun ? 'draining' : report.status;
    const figures = this.access.mayReadFigures(request) ? report : {};
    reply.status(status === 'ok' ? 200 : 503).send({ ...figures, status });
  }
}
