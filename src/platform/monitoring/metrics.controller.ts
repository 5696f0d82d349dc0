import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '#src/config.js';
import { DomainError, notFoundError } from '../errors/domain-error.js';
import { PublicIgnoringToken } from '../http/access.js';
import { Metrics } from './metrics.js';
import { OperatorAccess } from './operator-access.js';

/** Serves the metrics to a Prometheus with the token; without a configured token only to loopback clients. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly config: Config,
    private readonly access: OperatorAccess,
    private readonly metrics: Metrics,
  ) {}

  @PublicIgnoringToken()
  @Get()
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.access.mayReadFigures(request)) throw this.refusal();
    const { contentType, body } = await this.metrics.text();
    reply.header('cache-control', 'no-store').type(contentType).send(body);
  }

  private refusal(): DomainError {
    if (!this.config.metricsToken) return notFoundError('This address');
    return new DomainError('unauthenticated', 'unauthenticated', 'Please send the token of METRICS_TOKEN.');
  }
}
