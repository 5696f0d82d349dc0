import { Link } from 'react-router-dom';
import { counted } from '../../../lib/format';
import { useManagedJobs } from '../calls';
import { approvalFilters, filtersText, toSearch } from './filters';

interface Props {
  today: string;
  /** The list shows them now. */
  isOpen: boolean;
}

/** On top of Manage Postings: how many postings wait for approval, and the way to their list. */
export function ApprovalNotice({ today, isOpen }: Props) {
  const filters = approvalFilters(today);
  const waiting = useManagedJobs({ filters: filtersText(filters), limit: 1 });
  const count = waiting.data?.totalItemsCount ?? 0;
  return (
    <nav className="approval" aria-label="Quick filters">
      <Link className="chip" to={`?${toSearch(filters, today)}`} aria-current={isOpen || undefined}>
        Pending Approval <b className="num">{waiting.data ? count : '…'}</b>
      </Link>
      <span className="small muted">
        {count === 0 ? 'Nothing waits for approval.' : `${counted(count, 'posting')} to read and to post or reject.`}
      </span>
    </nav>
  );
}
