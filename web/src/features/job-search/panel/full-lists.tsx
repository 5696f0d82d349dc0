import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths';

/** URL parameter of a page whose lists are rendered in full. */
const LISTS_PARAMETER = 'lists';

export const areListsFull = (search: URLSearchParams) => search.has(LISTS_PARAMETER);

/**
 * For browsers without JavaScript. A server-rendered search form contains only the selected options, and facets only
 * the top choices: hundreds before the results would delay a slow phone. The rest is loaded after hydration or by the
 * page of this link.
 */
export function FullListsLink({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  if (areListsFull(search)) return null;
  const full = new URLSearchParams(search);
  full.set(LISTS_PARAMETER, 'all');
  return (
    <noscript>
      <a href={`${paths.findJob}?${full}`}>{children}</a>
    </noscript>
  );
}
