import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type HtmlNode, parseHtml } from './html-tree';

/** Allowed elements. Headings move below those of the page; other elements show only their text. */
const SHOWN: Record<string, string> = {
  p: 'p',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  // Marks of changes, which no stored text has.
  ins: 'ins',
  del: 'del',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
};
const DROPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title']);
const LINKS = new Set(['http:', 'https:', 'mailto:']);
const HERE = 'http://here.invalid';

/**
 * Renders user-written HTML. It was sanitized when it was saved; building it from an allowlist again prevents scripts
 * and spoofed UI even if that failed.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => parseHtml(html).map(shown), [html]);
  return createElement('div', { className: 'rich' }, ...content);
}

function shown(node: HtmlNode): ReactNode {
  if (typeof node === 'string') return node;
  if (DROPPED.has(node.tag)) return null;
  if (node.tag === 'br') return createElement('br');
  const children = node.children.map(shown);
  const ownPathname = node.tag === 'a' && ownPath(node.href);
  if (ownPathname) return createElement(Link, { to: ownPathname }, ...children);
  if (node.tag === 'a' && URL.canParse(node.href) && LINKS.has(new URL(node.href).protocol)) {
    const note = createElement('span', { className: 'vh' }, ' (opens in a new tab)');
    const props = { href: new URL(node.href).href, target: '_blank', rel: 'noopener noreferrer nofollow' };
    return createElement('a', props, ...children, note);
  }
  return createElement(SHOWN[node.tag] ?? Fragment, null, ...children);
}

/** `/post-jobs` is an internal path; `//elsewhere.example` and `/\\elsewhere.example` are not. */
function ownPath(href: string): string | null {
  if (!href.startsWith('/') || !URL.canParse(href, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(href, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
