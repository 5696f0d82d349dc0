import sanitizeHtml from 'sanitize-html';
import { cleanBlock } from './clean-text.js';

/** The tags that the editor of the pages produces; all others are removed. */
const ALLOWED_HTML: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: toWholeLink, tr: 'p' },
  // Pages render the tree recursively. Below this level tags are removed and text is kept.
  nestingLimit: 32,
};

/** Without a scheme, as people type it. */
const ADDRESS = /^[^\s@:/?#]+@[^\s@:/?#]+\.[a-z]{2,}$/i;
const DOMAIN = /^([a-z\d-]+\.)+[a-z]{2,}(:\d+)?([/?#]|$)/i;

/**
 * A link that a browser opens where its reader expects: an address or a domain gets its scheme, and a link with
 * credentials, which shows its reader another host than the one it opens, is none. Its text stays.
 */
function toWholeLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const typed = href.trim();
  const whole = ADDRESS.test(typed) ? `mailto:${typed}` : DOMAIN.test(typed) ? `https://${typed}` : typed;
  const url = URL.parse(whole);
  const isOwnPage = /^\/(?![/\\])/.test(whole);
  const attribs: sanitizeHtml.Attributes = (url && !url.username && !url.password) || isOwnPage ? { href: whole } : {};
  return { tagName, attribs };
}

/** The tags of tables go, their cells and rows stay apart. */
const BETWEEN_CELLS = /<\/t[dh]\s*>\s*<t[dh]\b[^>]*>/gi;

/** Sanitizes HTML before it is stored. Returns an empty string when no text remains. */
export function sanitizeRichText(html: string): string {
  // Again after the rule on typed text, from which an entity hides its character.
  const clean = cleanBlock(sanitizeHtml(html.replace(BETWEEN_CELLS, ' | '), ALLOWED_HTML));
  const text = sanitizeHtml(clean, { allowedTags: [] }).replaceAll('\u00a0', ' ').trim();
  return text && clean;
}
