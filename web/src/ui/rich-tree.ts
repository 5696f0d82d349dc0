/** What RichText needs to know of a piece of HTML, whoever took it apart. Tags are in small letters. */
export type RichNode = string | { tag: string; href: string; children: RichNode[] };

let parse = (html: string): RichNode[] => childrenOf(new DOMParser().parseFromString(html, 'text/html').body);

export const richTree = (html: string): RichNode[] => parse(html);

/** On the server, which has no DOMParser. */
export function parseRichTextBy(parser: typeof parse): void {
  parse = parser;
}

function childrenOf(parent: Node): RichNode[] {
  return [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    return [{ tag: node.tagName.toLowerCase(), href: node.getAttribute('href') ?? '', children: childrenOf(node) }];
  });
}
