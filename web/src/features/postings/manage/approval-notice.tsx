import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pluralize } from '../../../lib/formatting/format';
import { approvalFilters, filtersToSearch } from './filters';
import { approvalsQuery } from './managed-postings';

interface Props {
  today: string;
  /** Whether the list shows them now. */
  isOpen: boolean;
}

/** The number of postings that wait for approval, with a link to their list. */
export function ApprovalNotice({ today, isOpen }: Props) {
  const waiting = useQuery(approvalsQuery());
  const count = waiting.data?.totalItemsCount ?? 0;
  return (
    <nav className="approval" aria-label="Quick filters">
      <Link
        className="chip"
        to={`?${filtersToSearch(approvalFilters(today), today)}`}
        aria-current={isOpen || undefined}
      >
        Pending Approval <b className="num">{waiting.data ? count : '…'}</b>
      </Link>
      <span className="small muted">
        {count === 0 ? 'Nothing waits for approval.' : `${pluralize(count, 'posting')} to read and to post or reject.`}
      </span>
    </nav>
  );
}
