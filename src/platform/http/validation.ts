import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { DomainError, type FieldError, notFoundError } from '../errors/domain-error.js';

type Issue = StandardSchemaV1.Issue & { code?: string };

/** Limit of reported fields, so that a hostile body with thousands of errors gets a short response. */
const MAX_FIELDS = 100;

/** Converts schema issues to field errors, with the first message of each field. */
function toFieldErrors(issues: readonly Issue[]): FieldError[] {
  const fields = new Map<string, FieldError>();
  for (const { path, message, code } of issues) {
    const dotted = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (!fields.has(dotted) && fields.size < MAX_FIELDS)
      fields.set(dotted, { path: dotted, code: code ?? 'invalid', message });
  }
  return [...fields.values()];
}

export function validationError(issues: readonly Issue[]): DomainError {
  const fields = toFieldErrors(issues);
  const message = fields.length === 1 ? (fields[0]?.message ?? '') : 'Please correct the marked fields.';
  return new DomainError('invalid', 'validation', message, fields);
}

/** The schema pipe of Nest with our error shape. A malformed id in the path matches nothing, hence 404. */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: validationError });
  }

  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      throw metadata.type === 'param' ? notFoundError('What this address names') : error;
    }
  }
}
