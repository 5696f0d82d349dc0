import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type RichNode, richTree } from './rich-tree';

/** Elements shown as they are; headings move below the page's own, everything else gives only its text. */
const SHOWN: Record<string, string> = {
  p: 'p',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
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
 * HTML that somebody wrote in an editor. It was cleaned when it was written; here it is built anew from the few elements
 * above, so that nothing else could run or look like ours even if the cleaning failed (TRUST S5).
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => richTree(html).map(shown), [html]);
  return createElement('div', { className: 'rich' }, ...content);
}

function shown(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  if (DROPPED.has(node.tag)) return null;
  if (node.tag === 'br') return createElement('br');
  const children = node.children.map(shown);
  const own = node.tag === 'a' && ownPath(node.href);
  if (own) return createElement(Link, { to: own }, ...children);
  if (node.tag === 'a' && URL.canParse(node.href) && LINKS.has(new URL(node.href).protocol)) {
    const note = createElement('span', { className: 'vh' }, ' (opens in a new tab)');
    const props = { href: new URL(node.href).href, target: '_blank', rel: 'noopener noreferrer nofollow' };
    return createElement('a', props, ...children, note);
  }
  return createElement(SHOWN[node.tag] ?? Fragment, null, ...children);
}

/** `/post-jobs` is a page of ours; `//elsewhere.example` and `/\\elsewhere.example` are not. */
function ownPath(href: string): string | null {
  if (!href.startsWith('/') || !URL.canParse(href, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(href, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
