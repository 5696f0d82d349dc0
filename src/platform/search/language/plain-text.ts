import { decodeHTMLStrict } from 'entities';

const INLINE = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;

/**
 * The words of an HTML text, for indexing only: never put its result into a page. A tag inside a word
 * ("<b>T</b>eacher") joins, any other parts.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, ' ');
  // References to no character become U+FFFD.
  return decodeHTMLStrict(text)
    .replace(/[\s\uFFFD]+/g, ' ')
    .trim();
}
