/** What went wrong, as the HTTP status that tells it: one word per status the product answers with. */
export const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupported: 415,
  rule: 422,
  throttled: 429,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof STATUS;

/** One field that was refused. `path` is dotted, as in `references.0.phoneNumber`. */
export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/**
 * The one way a rule says no. `code` is for programs and stays stable, `message` is for people and says what to do.
 * It becomes `{ statusCode, code, message, fields? }` (CLAUSES "Left open", near W21.1).
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly fields?: FieldError[],
  ) {
    super(message);
  }

  get statusCode(): number {
    return STATUS[this.kind];
  }
}

/** A part of the product does not answer for now: what was asked may be asked again. */
export const isUnavailable = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.kind === 'unavailable';

/** One refused field, in the form that lands at that field on the page. */
export function invalidField(path: string, message: string, code = 'invalid'): DomainError {
  return new DomainError('invalid', 'validation', message, [{ path, code, message }]);
}

/** The same words for what is absent and for what belongs to others, so that nobody learns which it was. */
export function notFound(what: string): DomainError {
  return new DomainError('notFound', 'not_found', `${what} was not found.`);
}
