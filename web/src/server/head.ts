import { PRODUCT } from '../product';

/** What a rendered page says about itself, to people who find it and to machines. */
export interface Head {
  title: string;
  /** Path and query of the one address under which this page is to be known. */
  canonical: string;
  description?: string;
  /** HTTP status when it is not 200. */
  status?: number;
  /** Not for search engines. */
  hidden?: boolean;
  /** Another form of the same thing. */
  feed?: string;
  /** schema.org. */
  jsonLd?: object;
}

const DESCRIPTION =
  'Find education employment in Pennsylvania: open positions at school districts, charter schools, technology centers and intermediate units.';

export function headTags(head: Head, origin: string): string {
  const canonical = origin + head.canonical;
  const description = escaped(head.description ?? DESCRIPTION);
  return [
    `<title>${escaped(head.title)}</title>`,
    `<meta name="description" content="${description}">`,
    head.hidden || head.status
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escaped(canonical)}">`,
    `<meta property="og:site_name" content="${PRODUCT}">`,
    `<meta property="og:title" content="${escaped(head.title)}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escaped(canonical)}">`,
    head.feed && `<link rel="alternate" type="application/atom+xml" href="${escaped(head.feed)}">`,
    head.jsonLd && scriptOf('application/ld+json', head.jsonLd),
  ]
    .filter(Boolean)
    .join('');
}

/** Data in a script element that no browser runs; nothing in it can end the element. */
export function scriptOf(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
