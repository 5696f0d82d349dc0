import { invalidFieldError } from '#platform/errors/domain-error.js';
import { sanitizeRichText } from '#platform/text/rich-text.js';
import { JOB_LIMITS, JOB_MESSAGES } from '../contract/api/rules.js';

/**
 * Sanitizes the description. Throws DomainError invalid at `description` if the result is empty or too long; the limit
 * includes markup (W5.42).
 */
export function cleanDescription(html: string): string {
  const clean = sanitizeRichText(html);
  if (!clean) throw invalidFieldError('description', JOB_MESSAGES.description);
  if (clean.length > JOB_LIMITS.description) {
    throw invalidFieldError('description', `Position Description must be ${JOB_LIMITS.description} symbols or less`);
  }
  return clean;
}
