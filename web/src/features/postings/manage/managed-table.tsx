import { IconPencil, IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ManagedJob } from '../../../../../modules/postings/contract/api-responses';
import type { Selection } from '../../../lib/lists/use-selection';
import type { TableState } from '../../../lib/url-state/use-table-state';
import { paths } from '../../../paths';
import { IconButton } from '../../../ui/button';
import { icons } from '../../../ui/icons';
import { openHistory } from '../../../ui/overlays/history/open-history';
import { type Column, DataTable } from '../../../ui/tables/data-table';
import { rowKey } from '../bulk';
import { historyOf } from '../history-of';
import { jobNumber } from '../job-number';
import { JobStatusTag } from '../job-status-tag';
import { canEdit, canFill } from '../list/action-rules';
import { useFillPosition } from '../list/confirm-actions';

/** The columns and their sort keys (W7.7, W7.8, W7.10). */
const columns: readonly Column<ManagedJob>[] = [
  { key: 'number', header: 'Job Number', render: jobNumber },
  {
    key: 'job.title',
    header: 'Title',
    sortable: true,
    render: (job) => (
      <Link to={canEdit(job.status) ? paths.postJobsEdit(job.id) : paths.jobPost(job.id)}>{job.title}</Link>
    ),
  },
  { key: 'position.name', header: 'Position', sortable: true, render: ({ position }) => position.name },
  {
    key: 'organization.accountName',
    header: 'Organization',
    sortable: true,
    render: ({ organization }) => organization.accountName,
  },
  { key: 'job.city', header: 'City', sortable: true, render: ({ city }) => city },
  {
    key: 'job.endDate',
    header: 'Expires',
    sortable: true,
    render: (job) => <Expires {...job} />,
  },
  { key: 'job.status', header: 'Status', sortable: true, render: (job) => <JobStatusTag job={job} /> },
  { key: 'actions', header: 'Actions', kind: 'actions', render: (job) => <Actions job={job} /> },
];

interface Props {
  rows: readonly ManagedJob[];
  table: TableState;
  selection: Selection<ManagedJob>;
}

export function ManagedTable({ rows, table, selection }: Props) {
  return <DataTable {...table} caption="Postings" {...{ columns, rows, rowKey, selection }} />;
}

const Expires = ({ isExpired }: ManagedJob) => (
  <b className={isExpired ? 'expires over' : 'expires'}>{isExpired ? 'Expired' : 'Active'}</b>
);

function Actions({ job }: { job: ManagedJob }) {
  const fillPosition = useFillPosition();
  return (
    <>
      {canEdit(job.status) && (
        <Link className="icon-btn" to={paths.postJobsEdit(job.id)} aria-label={`Edit ${job.title}`} title="Edit">
          <IconPencil size={18} aria-hidden />
        </Link>
      )}
      {canFill(job.status) && (
        <IconButton label={`Mark filled: ${job.title}`} onClick={() => fillPosition(job, 'fillFromTable')}>
          <IconUserCheck size={18} aria-hidden />
        </IconButton>
      )}
      <IconButton label={`History of ${job.title}`} onClick={() => openHistory(historyOf(job))}>
        {icons.clock}
      </IconButton>
    </>
  );
}
