import '#web/ui/layout/page-tabs.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { formatInteger } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { deadLetterCountQuery } from './queries';

/** The tabs of System Logs, each with an address. */
export function LogTabs() {
  const [search] = useSearchParams();
  const gaveUp = useQuery(deadLetterCountQuery).data ?? 0;
  const isQueues = search.get('display') === 'queues';
  return (
    <nav className="page-tabs" aria-label="System Logs">
      <Link to={paths.systemLogs} aria-current={isQueues ? undefined : 'page'}>
        Entries
      </Link>
      <Link to={`${paths.systemLogs}?display=queues`} aria-current={isQueues ? 'page' : undefined}>
        Queues{gaveUp > 0 && <b className="num"> {formatInteger(gaveUp)} gave up</b>}
      </Link>
    </nav>
  );
}
