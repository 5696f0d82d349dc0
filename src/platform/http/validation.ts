import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { DomainError, type FieldError, notFound } from '../errors.js';

type Issue = StandardSchemaV1.Issue & { code?: string };

/** At most this many fields are named; a hostile body of thousands of wrong items gets no essay. */
const MOST_FIELDS = 100;

/** Schema issues as field errors; the first message of each field is enough for a person. */
export function toFieldErrors(issues: readonly Issue[]): FieldError[] {
  const fields = new Map<string, FieldError>();
  for (const { path, message, code } of issues) {
    const dotted = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (!fields.has(dotted) && fields.size < MOST_FIELDS)
      fields.set(dotted, { path: dotted, code: code ?? 'invalid', message });
  }
  return [...fields.values()];
}

export function validationError(issues: readonly Issue[]): DomainError {
  const fields = toFieldErrors(issues);
  const message = fields.length === 1 ? (fields[0]?.message ?? '') : 'Please correct the marked fields.';
  return new DomainError('invalid', 'validation', message, fields);
}

/** Nest's own schema pipe, answering in our error shape. A malformed id in the path names nothing, hence 404. */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: validationError });
  }

  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      throw metadata.type === 'param' ? notFound('What this address names') : error;
    }
  }
}
