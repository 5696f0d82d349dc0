import { parseDocument } from 'htmlparser2';
import type { RichNode } from '../ui/rich-tree';

type Parsed = ReturnType<typeof parseDocument>['children'];

/** The tree of RichText on the server. */
export const parseRichText = (html: string): RichNode[] => childrenOf(parseDocument(html).children);

function childrenOf(nodes: Parsed): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if ('data' in node && node.type === 'text') return [node.data];
    if (!('attribs' in node)) return [];
    return [{ tag: node.name, href: node.attribs.href ?? '', children: childrenOf(node.children) }];
  });
}
