import { invalidField } from '../../../src/platform/errors.js';
import { cleanRichText } from '../../../src/platform/rich-text.js';
import { JOB_LIMITS, JOB_MESSAGES } from '../contract/api-rules.js';

/**
 * The description as it is stored. Throws DomainError invalid at `description` when cleaning leaves no text, or makes
 * it longer than the limit, which counts hidden characters too (W5.42).
 */
export function cleanDescription(html: string): string {
  const clean = cleanRichText(html);
  if (!clean) throw invalidField('description', JOB_MESSAGES.description);
  if (clean.length > JOB_LIMITS.description) {
    throw invalidField('description', `Position Description must be ${JOB_LIMITS.description} symbols or less`);
  }
  return clean;
}
