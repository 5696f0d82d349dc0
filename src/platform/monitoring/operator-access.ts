import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config, isLoopback } from '#src/config.js';

const BEARER = /^bearer (.+)$/i;
/** Headers that reveal a proxy. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

type Caller = Pick<FastifyRequest, 'headers' | 'ip'>;

/** Tells who may read the figures of an instance. */
@Injectable()
export class OperatorAccess {
  constructor(private readonly config: Config) {}

  /** With a configured token who sends it, else who calls from this machine. */
  mayReadFigures(caller: Caller): boolean {
    const { metricsToken } = this.config;
    if (!metricsToken) return isOnThisMachine(caller);
    return isEqualInConstantTime(BEARER.exec(caller.headers.authorization ?? '')?.[1] ?? '', metricsToken);
  }
}

/** Whether nobody else can be behind the call: a proxy on this machine may forward a remote client. */
export function isOnThisMachine({ headers, ip }: Caller): boolean {
  return isLoopback(ip.replace(/^::ffff:/, '')) && PROXY_HEADERS.every((header) => headers[header] === undefined);
}

/** Compares in constant time. */
function isEqualInConstantTime(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
