import '#web/ui/layout/page-tabs.css';
import { useQueries } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { REFERENCE_KINDS } from '#modules/directory/contract/api/reference-kinds';
import { countQuery, KINDS, parseKind } from './queries';

/** The three lists with their numbers of entries. */
export function KindTabs() {
  const [search] = useSearchParams();
  const current = parseKind(search);
  const counts = useQueries({ queries: REFERENCE_KINDS.map(countQuery) });
  return (
    <nav className="page-tabs" aria-label="Lists">
      {REFERENCE_KINDS.map((kind, n) => (
        <Link key={kind} to={`?kind=${kind}`} aria-current={kind === current ? 'page' : undefined}>
          {KINDS[kind].tab} <span className="num">{counts[n]?.data?.totalItemsCount ?? '…'}</span>
        </Link>
      ))}
    </nav>
  );
}
