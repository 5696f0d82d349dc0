import escapeHtml from 'escape-html';
import { PRODUCT } from '#web/product';

/** Metadata of a server-rendered page, for users and crawlers. */
export interface Head {
  title: string;
  /** Path and query of the canonical URL. */
  canonical: string;
  description?: string;
  /** HTTP status when it is not 200. */
  status?: number;
  /** Excludes the page from search engines (noindex). */
  hidden?: boolean;
  /** URL of an alternate Atom feed. */
  feed?: string;
  /** schema.org data. */
  jsonLd?: object;
}

const DESCRIPTION =
  'Find education employment in Pennsylvania: open positions at school districts, charter schools, technology centers and intermediate units.';

export function headTags(head: Head, origin: string): string {
  const canonical = origin + head.canonical;
  const description = escapeHtml(head.description ?? DESCRIPTION);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${description}">`,
    head.hidden || head.status
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta property="og:site_name" content="${PRODUCT}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    head.feed && `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(head.feed)}">`,
    head.jsonLd && scriptOf('application/ld+json', head.jsonLd),
  ]
    .filter(Boolean)
    .join('');
}

/** A data script that no browser executes; `<` is escaped, so that nothing in it can end the element. */
export function scriptOf(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}
