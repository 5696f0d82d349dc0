import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { approvalsQuery } from './managed-postings';

interface Props {
  to: string;
  /** Whether the list shows them now. */
  isOpen: boolean;
}

/** The number of postings that wait for approval, as a link to their list. */
export function ApprovalLink({ to, isOpen }: Props) {
  const { data } = useQuery(approvalsQuery());
  return (
    <nav aria-label="Quick filters">
      <Link className="btn sm approval" to={to} aria-current={isOpen || undefined}>
        Pending Approval <b className="num">{data?.totalItemsCount ?? '…'}</b>
      </Link>
    </nav>
  );
}
