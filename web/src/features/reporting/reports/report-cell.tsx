import { Link } from 'react-router-dom';
import { SHOWN_STATUSES } from '#modules/postings/contract/api/lists';
import { type Cell, type ReportHeader, type ReportRow, type ReportType } from '#modules/reporting/contract/api/reports';
import { formatCurrency } from '#web/lib/formatting/format';
import { hasRight } from '#web/lib/session/privileges';
import { type SessionUser, useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { ShownStatusTag } from '#web/ui/display/job-status-tag';

/** The column that names a row, and leads to the posting or the person. */
export const NAMES: Record<ReportType, string> = { candidate: 'lastName', jobPosting: 'title' };

/** 2,318 or 6.5. */
const formatNumber = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** A value in the words of its column's type. */
export function ReportCell({ cell, type }: { cell: Cell; type: ReportHeader['type'] }) {
  if (cell === null || cell === '') return '–';
  if (type === 'status') {
    const status = SHOWN_STATUSES.find((one) => one === cell);
    return status ? <ShownStatusTag status={status} /> : String(cell);
  }
  if (type === 'money') return formatCurrency(cell);
  if (type === 'number') return typeof cell === 'number' ? formatNumber(cell) : cell;
  if (type === 'day') return String(cell).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
  return String(cell);
}

interface LinkedProps {
  type: ReportType;
  row: ReportRow;
  header: ReportHeader;
  cell: Cell;
}

/** A title or a name is a link, if the reader may open its page. */
export function LinkedCell({ type, row, header, cell }: LinkedProps) {
  const { user } = useSession();
  const text = <ReportCell cell={cell} type={header.type} />;
  if (header.key === 'email' && typeof cell === 'string') return <Address email={cell} />;
  if (!user || header.key !== NAMES[type] || cell === null) return text;
  const to = type === 'candidate' ? profilePath(user, row.id) : postingPath(user, row);
  return to ? <Link to={to}>{text}</Link> : text;
}

/** A long address breaks before its domain rather than within a word. */
function Address({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}

const profilePath = (user: SessionUser, id: string) =>
  hasRight(user, 'manageUsers') ? paths.userProfile(id) : undefined;

/** A posting that visitors do not see has a preview, for those who manage all. */
function postingPath(user: SessionUser, { id, isPublic }: ReportRow): string | undefined {
  if (isPublic) return paths.jobPost(id);
  return hasRight(user, 'manageJobs') ? paths.jobPreview(id) : undefined;
}
