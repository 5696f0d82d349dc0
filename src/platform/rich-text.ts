import sanitizeHtml from 'sanitize-html';

/** What the editor of the pages can make; nothing else survives (CLAUSES near P1.6). */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'a'],
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/** HTML that somebody wrote, as it may be stored; empty when no text is left of it. */
export function cleanRichText(html: string): string {
  const clean = sanitizeHtml(html, ALLOWED).trim();
  const text = sanitizeHtml(clean, { allowedTags: [] }).replaceAll('\u00a0', ' ').trim();
  return text && clean;
}
