import { OptimisticLockError, UniqueConstraintViolationException } from '@mikro-orm/core';
import { HttpException } from '@nestjs/common';
import { DomainError, type ErrorKind, STATUS, staleVersionError } from './domain-error.js';
import { failureKind } from './failure-kind.js';

/** SQLSTATEs of values that PostgreSQL cannot store: a NUL character (08P01), half a surrogate pair, the year 10000. */
const UNSTORABLE = /^(08P01|22021|22P05|22P02|22003|22001|22008|22009)$/;

const KIND_BY_STATUS = Object.fromEntries(Object.entries(STATUS).map(([kind, status]) => [status, kind])) as Record<
  number,
  ErrorKind
>;

/** Translates errors of the database, of backing services and of HTTP; null for an unexpected error. */
export function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof OptimisticLockError) return staleVersionError();
  if (error instanceof UniqueConstraintViolationException) {
    return new DomainError('conflict', 'conflict', 'This was just done elsewhere. Please reload and look again.');
  }
  const { code, message, statusCode } = (error ?? {}) as { code?: string; message?: string; statusCode?: number };
  const failure = failureKind(error);
  if (failure === 'storageFull') return storageFullError();
  if (failure && failure !== 'permanent') return unavailableError();
  if (UNSTORABLE.test(String(code))) {
    return new DomainError('invalid', 'unstorable', 'The request holds a value that cannot be stored.');
  }
  const status = error instanceof HttpException ? error.getStatus() : statusCode;
  if (!status || status >= 500) return null;
  const kind = KIND_BY_STATUS[status] ?? 'invalid';
  return new DomainError(kind, `http_${STATUS[kind]}`, MESSAGES[kind] ?? message ?? '');
}

export function unavailableError(): DomainError {
  return new DomainError('unavailable', 'unavailable', 'The service is busy at the moment. Please try again shortly.');
}

function storageFullError(): DomainError {
  return new DomainError(
    'storageFull',
    'storage_full',
    'This could not be stored, because there is no room left on our side. Please try again later.',
  );
}

const MESSAGES: Partial<Record<ErrorKind, string>> = {
  invalid: 'The request could not be read.',
  notFound: 'There is nothing at this address.',
  tooLarge: 'The request is too large.',
  unsupported: 'This kind of content is not accepted here.',
  throttled: 'Too many attempts. Please wait a little and try again.',
};
