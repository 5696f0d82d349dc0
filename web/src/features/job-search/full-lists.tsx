import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';

/** In the address of a page whose lists are to come rendered in full. */
const LISTS = 'lists';

export const areListsFull = (search: URLSearchParams) => search.has(LISTS);

/**
 * For who has no scripts. In a page that comes rendered, the lists of the search form hold what is chosen only, and
 * filters the few choices with most jobs, because hundreds before the results would keep a slow phone from showing them
 * (U48); the rest comes with the script or with the page of this link (U12).
 */
export function FullListsLink({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  if (areListsFull(search)) return null;
  const full = new URLSearchParams(search);
  full.set(LISTS, 'all');
  return (
    <noscript>
      <a href={`${paths.findJob}?${full}`}>{children}</a>
    </noscript>
  );
}
