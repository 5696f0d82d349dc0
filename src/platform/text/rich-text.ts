import sanitizeHtml from 'sanitize-html';

/** The tags that the editor of the pages produces; all others are removed (CLAUSES near P1.6). */
const ALLOWED_HTML: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'a'],
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: withoutCredentials },
  // Pages render the tree recursively. Below this level tags are removed and text is kept.
  nestingLimit: 32,
};

/** Such a link shows its reader another host than the one it opens; the text of the link stays. */
function withoutCredentials(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const url = URL.parse(attributes.href ?? '');
  return { tagName, attribs: url?.username || url?.password ? {} : attributes };
}

/** Sanitizes HTML before it is stored. Returns an empty string when no text remains. */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(html, ALLOWED_HTML).trim();
  const text = sanitizeHtml(clean, { allowedTags: [] }).replaceAll('\u00a0', ' ').trim();
  return text && clean;
}
