import { createElement, Fragment, type ReactNode, useMemo } from 'react';

/** Elements shown as they are; headings move below the page's own, everything else gives only its text. */
const SHOWN: Record<string, string> = {
  P: 'p',
  BR: 'br',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  U: 'u',
  S: 's',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  BLOCKQUOTE: 'blockquote',
  H1: 'h3',
  H2: 'h3',
  H3: 'h3',
  H4: 'h4',
};
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'NOSCRIPT', 'TITLE']);
const LINKS = new Set(['http:', 'https:', 'mailto:']);

/**
 * HTML that somebody wrote in an editor. It was cleaned when it was written; here it is built anew from the few elements
 * above, so that nothing else could run or look like ours even if the cleaning failed (TRUST S5).
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return createElement('div', { className: 'rich' }, ...content);
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map(shown);
}

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || DROPPED.has(node.tagName)) return null;
  if (node.tagName === 'BR') return createElement('br');
  if (node instanceof HTMLAnchorElement && LINKS.has(node.protocol)) {
    const note = createElement('span', { className: 'vh' }, ' (opens in a new tab)');
    const props = { href: node.href, target: '_blank', rel: 'noopener noreferrer nofollow' };
    return createElement('a', props, ...childrenOf(node), note);
  }
  return createElement(SHOWN[node.tagName] ?? Fragment, null, ...childrenOf(node));
}
