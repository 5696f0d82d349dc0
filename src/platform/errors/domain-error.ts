/** The HTTP status of each kind of error. */
export const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  tooSlow: 408,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupported: 415,
  rule: 422,
  throttled: 429,
  unavailable: 503,
  storageFull: 507,
} as const;

export type ErrorKind = keyof typeof STATUS;

/** One invalid field. `path` is dotted, as in `references.0.phoneNumber`. */
export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/**
 * An error of a business rule. `code` is stable and for programs, `message` is for users and says what to do. It
 * becomes `{ statusCode, code, message, fields? }` (near W21.1).
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly fields?: FieldError[],
    /** Seconds, of a throttled or unavailable one. */
    readonly retryAfter = 5,
  ) {
    super(message);
  }

  get statusCode(): number {
    return STATUS[this.kind];
  }
}

/** Makes an error of one invalid field, which the page shows at that field. */
export function invalidFieldError(path: string, message: string, code = 'invalid'): DomainError {
  return new DomainError('invalid', 'validation', message, [{ path, code, message }]);
}

/** The same message for a missing resource and for a hidden one, so that it does not reveal which. */
export function notFoundError(what: string): DomainError {
  return new DomainError('notFound', 'not_found', `${what} was not found.`);
}

/** The optimistic-lock conflict. */
export function staleVersionError(): DomainError {
  return new DomainError(
    'conflict',
    'stale',
    'Somebody else changed this in the meantime. Please reload to see the changes.',
  );
}
