import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { PositionOfInterest } from '../../../../../modules/applications/contract/api-lists';
import { api } from '../../../lib/api';
import { askConfirm } from '../../../lib/confirm';
import { daysLeft, isSoon, longDate } from '../../../lib/format';
import { toastError } from '../../../lib/toasts';
import { useTableState } from '../../../lib/use-table-state';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { TablePager } from '../../../ui/pager';
import { EmptyState, QueryState } from '../../../ui/query-state';
import { SectionWithAction } from '../../../ui/section-with-action';
import { StatusTag } from '../../../ui/status-tag';
import { ProfileProgress } from './profile-progress';

interface Interests {
  items: PositionOfInterest[];
  totalItemsCount: number;
}

const isSubmitted = ({ type }: PositionOfInterest) => type === 'submitted';
const targetOf = (row: PositionOfInterest) => (isSubmitted(row) ? paths.jobPost(row.jobId) : paths.apply(row.jobId));

/** My Job Search: what the user applied for or began to (W4.8–W4.14). */
export function JobSearchSection() {
  const table = useTableState({ prefix: 'interests' });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const query = { sortedBy: 'statusCode', offset: table.offset, limit: table.limit };
  const interests = useQuery({
    queryKey: ['applications', 'interests', query],
    queryFn: ({ signal }) => api.get<Interests>('/api/applications/positions-of-interest', { query, signal }),
    placeholderData: keepPreviousData,
  });

  async function remove(row: PositionOfInterest): Promise<void> {
    const question = {
      title: 'Application will be permanently deleted. Do you want to continue?',
      body: [`${row.title}, ${row.organization.accountName}`],
      yes: 'Delete application',
      no: 'Keep application',
      danger: true,
    };
    if (!(await askConfirm(question))) return;
    try {
      await api.delete(`/api/applications/${row.id}`);
      queryClient.invalidateQueries({ queryKey: ['applications'] });
      navigate(paths.jobPost(row.jobId));
    } catch (error) {
      toastError(error);
    }
  }

  const columns: readonly Column<PositionOfInterest>[] = [
    { key: 'title', header: 'Title', render: (row) => <Link to={targetOf(row)}>{row.title}</Link> },
    { key: 'organization', header: 'Organization', render: (row) => row.organization.accountName },
    { key: 'location', header: 'Location', render: (row) => [row.city, row.state].filter(Boolean).join(', ') },
    { key: 'deadline', header: 'Deadline', render: (row) => <Deadline row={row} /> },
    { key: 'status', header: 'Status', render: (row) => <Status row={row} /> },
    { key: 'actions', header: 'Action', kind: 'actions', render: (row) => <Action row={row} onDelete={remove} /> },
  ];
  return (
    <SectionWithAction
      id="my-job-search"
      title="My Job Search"
      count={interests.data?.totalItemsCount}
      action={
        <ButtonLink small to={paths.findJob}>
          Find a job
        </ButtonLink>
      }
    >
      <ProfileProgress />
      <h3 className="dashboard-heading">Positions of Interest</h3>
      <QueryState query={interests} rows={2} isEmpty={(page) => page.totalItemsCount === 0} empty={<EmptyState />}>
        {({ items, totalItemsCount }) => (
          <>
            <DataTable caption="Positions of Interest" columns={columns} rows={items} rowKey={(row) => row.id} />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryState>
    </SectionWithAction>
  );
}

/** MMMM D, YYYY (W4.8); a draft whose time runs out says so in words. */
function Deadline({ row }: { row: PositionOfInterest }) {
  const left = daysLeft(row.deadline);
  const isUrgent = !isSubmitted(row) && isSoon(row.deadline) && new Date(row.deadline) > new Date();
  return isUrgent ? (
    <span className="soon">
      {longDate(row.deadline)} ({left})
    </span>
  ) : (
    longDate(row.deadline)
  );
}

function Status({ row }: { row: PositionOfInterest }) {
  return isSubmitted(row) ? (
    <StatusTag tone="success">Applied</StatusTag>
  ) : (
    <StatusTag tone="warning">In Progress</StatusTag>
  );
}

function Action({ row, onDelete }: { row: PositionOfInterest; onDelete(row: PositionOfInterest): void }) {
  const which = <span className="vh"> {row.title}</span>;
  return isSubmitted(row) ? (
    <button type="button" className="link danger" onClick={() => onDelete(row)}>
      Delete{which}
    </button>
  ) : (
    <Link to={paths.apply(row.jobId)}>Continue{which}</Link>
  );
}
