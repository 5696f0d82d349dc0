import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config, isLoopback } from '../../config.js';
import { DomainError, notFoundError } from '../errors/domain-error.js';
import { PublicIgnoringToken } from '../http/access.js';
import { Metrics } from './metrics.js';

const BEARER = /^bearer (.+)$/i;
/** Headers that reveal a proxy. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Serves the metrics to a Prometheus with the token; without a configured token only to loopback clients. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  @PublicIgnoringToken()
  @Get()
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.assertAllowed(request);
    const { contentType, body } = await this.metrics.text();
    reply.header('cache-control', 'no-store').type(contentType).send(body);
  }

  private assertAllowed({ headers, ip }: FastifyRequest): void {
    const { metricsToken } = this.config;
    if (!metricsToken) {
      // A proxy on this machine may forward a remote client.
      const isForwarded = PROXY_HEADERS.some((header) => headers[header] !== undefined);
      if (isForwarded || !isLoopback(ip.replace(/^::ffff:/, ''))) throw notFoundError('This address');
    } else if (!isEqualInConstantTime(BEARER.exec(headers.authorization ?? '')?.[1] ?? '', metricsToken)) {
      throw new DomainError('unauthenticated', 'unauthenticated', 'Please send the token of METRICS_TOKEN.');
    }
  }
}

/** Compares in constant time. */
function isEqualInConstantTime(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
