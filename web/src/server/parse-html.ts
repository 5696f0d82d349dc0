import { parseDocument } from 'htmlparser2';
import type { HtmlNode } from '#web/ui/display/html-tree';

type ParsedNodes = ReturnType<typeof parseDocument>['children'];

/** The HTML parser of RichText on the server. */
export const parseHtmlWithoutDom = (html: string): HtmlNode[] => childrenOf(parseDocument(html).children);

function childrenOf(nodes: ParsedNodes): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if ('data' in node && node.type === 'text') return [node.data];
    if (!('attribs' in node)) return [];
    return [{ tag: node.name, href: node.attribs.href ?? '', children: childrenOf(node.children) }];
  });
}
