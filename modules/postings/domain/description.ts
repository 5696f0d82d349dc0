import sanitizeHtml from 'sanitize-html';
import { invalidField } from '../../../src/platform/errors.js';
import { JOB_LIMITS, JOB_MESSAGES } from '../contract/api-rules.js';

/** What the editor of the posting form can make; nothing else survives (CLAUSES near P1.6). */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'a'],
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/**
 * The description as it is stored. Throws DomainError invalid at `description` when cleaning leaves no text, or makes
 * it longer than the limit, which counts hidden characters too (W5.42).
 */
export function cleanDescription(html: string): string {
  const clean = sanitizeHtml(html, ALLOWED).trim();
  if (!sanitizeHtml(clean, { allowedTags: [] }).replaceAll('\u00a0', ' ').trim()) {
    throw invalidField('description', JOB_MESSAGES.description);
  }
  if (clean.length > JOB_LIMITS.description) {
    throw invalidField('description', `Position Description must be ${JOB_LIMITS.description} symbols or less`);
  }
  return clean;
}
