import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '../errors/domain-error.js';
import { formatErrorForLog } from '../errors/format-error.js';
import { StaleError } from '../errors/stale-error.js';
import { toDomainError, unavailableError } from '../errors/to-domain-error.js';

/**
 * Sends every error as `{ statusCode, code, message, fields?, changes?, version? }`. An unexpected error is logged, and
 * the response has a general message.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const domainError = hideStorageFullFromReads(request.method, toDomainError(error));
    const where = `${request.method} ${request.routeOptions.url}`;
    if (!domainError && !isOfLeavingClient(error, reply)) this.log.error(`${where}: ${formatErrorForLog(error)}`);
    if (domainError?.kind === 'unavailable' || domainError?.kind === 'storageFull')
      this.log.warn(`${where}: ${formatErrorForLog(error)}`);
    if (reply.sent) return;
    const body = domainError
      ? {
          statusCode: domainError.statusCode,
          code: domainError.code,
          message: domainError.message,
          fields: domainError.fields,
          ...(domainError instanceof StaleError && { changes: domainError.changes, version: domainError.version }),
        }
      : { statusCode: 500, code: 'unexpected', message: 'Something went wrong on our side. Please try again.' };
    if (domainError?.kind === 'throttled' || domainError?.kind === 'unavailable')
      reply.header('retry-after', String(domainError.retryAfter));
    // A route may have set another content type before it failed.
    reply.status(body.statusCode).type('application/json').header('cache-control', 'no-store').send(body);
  }
}

/** A read stores nothing, so a full disk is reported as unavailable. */
function hideStorageFullFromReads(method: string, error: DomainError | null): DomainError | null {
  return error?.kind === 'storageFull' && ['GET', 'HEAD'].includes(method) ? unavailableError() : error;
}

/** Whether the work was ended because its client went away (`RequestSignal`). */
function isOfLeavingClient(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && (error as { name?: unknown } | undefined)?.name === 'AbortError';
}
