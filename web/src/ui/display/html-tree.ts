/** A parsed HTML node, from the browser's or the server's parser. Tag names are in lower case. */
export type HtmlNode = string | { tag: string; href: string; children: HtmlNode[] };

let parse = (html: string): HtmlNode[] => childrenOf(new DOMParser().parseFromString(html, 'text/html').body);

export const parseHtml = (html: string): HtmlNode[] => parse(html);

/** Replaces the parser on the server, which has no DOMParser. */
export function setHtmlParser(parser: typeof parse): void {
  parse = parser;
}

function childrenOf(parent: Node): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    return [{ tag: node.tagName.toLowerCase(), href: node.getAttribute('href') ?? '', children: childrenOf(node) }];
  });
}
