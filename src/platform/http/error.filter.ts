import { OptimisticLockError, UniqueConstraintViolationException } from '@mikro-orm/core';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorLine } from '../error-line.js';
import { DomainError, type ErrorKind, STATUS } from '../errors.js';

/** SQLSTATE classes and socket codes that mean "the database is away or too busy", not "the request was wrong". */
const AWAY = /^(08(?!P01)|57P|53|40P01|40001|57014)|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT/;
const AWAY_TEXT = /Connection terminated|timeout exceeded when trying to connect|Connection ended|not queryable/i;
/** What the database cannot hold: a NUL character (which it reads as a broken message), half a surrogate pair, the year 10000. */
const UNSTORABLE = /^(08P01|22021|22P05|22P02|22003|22001|22008|22009)$/;

const KINDS = Object.fromEntries(Object.entries(STATUS).map(([kind, status]) => [status, kind])) as Record<
  number,
  ErrorKind
>;

/** Every failure as `{ statusCode, code, message, fields? }`; what nobody foresaw is logged and told in general words. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const known = toDomainError(error);
    const where = `${request.method} ${request.routeOptions.url} ${request.id}`;
    if (!known) this.log.error(`${where}: ${errorLine(error)}`);
    if (known?.kind === 'unavailable') this.log.warn(`${where}: ${errorLine(error)}`);
    if (reply.sent) return;
    const body = known
      ? { statusCode: known.statusCode, code: known.code, message: known.message, fields: known.fields }
      : { statusCode: 500, code: 'unexpected', message: 'Something went wrong on our side. Please try again.' };
    if (known?.kind === 'throttled' || known?.kind === 'unavailable') reply.header('retry-after', '5');
    // A route may have announced another type before it failed.
    reply.status(body.statusCode).type('application/json').header('cache-control', 'no-store').send(body);
  }
}

export function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof OptimisticLockError) return stale();
  if (error instanceof UniqueConstraintViolationException) {
    return new DomainError('conflict', 'conflict', 'This was just done elsewhere. Please reload and look again.');
  }
  const {
    code = '',
    message = '',
    statusCode,
  } = (error ?? {}) as { code?: string; message?: string; statusCode?: number };
  if (AWAY.test(String(code)) || AWAY_TEXT.test(message)) {
    return new DomainError(
      'unavailable',
      'unavailable',
      'The service is busy at the moment. Please try again shortly.',
    );
  }
  if (UNSTORABLE.test(String(code))) {
    return new DomainError('invalid', 'unstorable', 'The request holds a value that cannot be stored.');
  }
  const status = error instanceof HttpException ? error.getStatus() : statusCode;
  if (!status || status >= 500) return null;
  const kind = KINDS[status] ?? 'invalid';
  return new DomainError(kind, `http_${STATUS[kind]}`, WORDS[kind] ?? message);
}

/** Somebody saved in between (CLAUSES near W5.13). */
export function stale(): DomainError {
  return new DomainError(
    'conflict',
    'stale',
    'Somebody else changed this in the meantime. Please reload to see the changes.',
  );
}

const WORDS: Partial<Record<ErrorKind, string>> = {
  invalid: 'The request could not be read.',
  notFound: 'There is nothing at this address.',
  tooLarge: 'The request is too large.',
  unsupported: 'This kind of content is not accepted here.',
  throttled: 'Too many attempts. Please wait a little and try again.',
};
