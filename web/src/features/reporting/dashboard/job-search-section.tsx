import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { PositionOfInterest } from '#modules/applications/contract/api/lists';
import type { APPLICATION_MESSAGES } from '#modules/applications/contract/api/rules';
import { api } from '#web/lib/api/client';
import { openConfirm } from '#web/lib/feedback/confirm';
import { toastError } from '#web/lib/feedback/toasts';
import { daysLeft, isSoon, longDate } from '#web/lib/formatting/format';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { StageTag } from '#web/ui/display/stage-tag';
import { StatusTag } from '#web/ui/display/status-tag';
import { SectionWithAction } from '#web/ui/layout/section-with-action';
import { useNearViewport } from '#web/ui/layout/use-near-viewport';
import { useRememberedOpen } from '#web/ui/layout/use-remembered-open';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { TablePager } from '#web/ui/tables/pager';
import { PreferredJobsList } from './preferred-jobs';
import { ProfileProgress } from './profile-progress';
import { interestsQuery } from './queries';

const CLOSED: (typeof APPLICATION_MESSAGES)['closed'] = 'No longer accepting applications';

const isSubmitted = ({ type }: PositionOfInterest) => type === 'submitted';
const targetOf = (row: PositionOfInterest) => (isSubmitted(row) ? paths.jobPost(row.jobId) : paths.apply(row.jobId));

/** My Job Search: the user's applications and drafts. */
export function JobSearchSection() {
  const table = useTableState({ prefix: 'interests' });
  const navigate = useNavigate();
  const section = useRememberedOpen('my-job-search');
  const body = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(body);
  const interests = useQuery({ ...interestsQuery(table.offset, table.limit), enabled: isNear });

  async function remove(row: PositionOfInterest): Promise<void> {
    const confirmation = {
      title: 'Application will be permanently deleted. Do you want to continue?',
      body: [`${row.title}, ${row.organization.accountName}`],
      confirmLabel: 'Delete application',
      cancelLabel: 'Keep application',
      danger: true,
    };
    if (!(await openConfirm(confirmation))) return;
    try {
      await api.delete(`/api/applications/${row.id}`);
      navigate(paths.jobPost(row.jobId));
    } catch (error) {
      toastError(error);
    }
    refreshAfter('application');
  }

  const columns: readonly Column<PositionOfInterest>[] = [
    { key: 'title', header: 'Title', render: (row) => <Link to={targetOf(row)}>{row.title}</Link> },
    { key: 'organization', header: 'Organization', render: (row) => row.organization.accountName },
    {
      key: 'location',
      header: 'Location',
      kind: 'text',
      render: (row) => [row.city, row.state].filter(Boolean).join(', '),
    },
    { key: 'deadline', header: 'Deadline', render: (row) => <Deadline row={row} /> },
    { key: 'status', header: 'Status', render: (row) => <Status row={row} /> },
    { key: 'actions', header: 'Action', kind: 'actions', render: (row) => <Action row={row} onDelete={remove} /> },
  ];
  return (
    <SectionWithAction
      {...section}
      body={body}
      title="My Job Search"
      count={interests.data?.totalItemsCount}
      action={
        <ButtonLink small to={paths.findJob}>
          Find a job
        </ButtonLink>
      }
    >
      <ProfileProgress enabled={isNear} />
      <h3 className="dashboard-heading">Positions of Interest</h3>
      <QueryBoundary query={interests} rows={2} isEmpty={(page) => page.totalItemsCount === 0} empty={<EmptyList />}>
        {({ items, totalItemsCount }) => (
          <>
            <DataTable caption="Positions of Interest" columns={columns} rows={items} rowKey={(row) => row.id} />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryBoundary>
      <PreferredJobsList isNear={isNear} />
    </SectionWithAction>
  );
}

/** MMMM D, YYYY. A draft also shows the remaining time, or that its job is closed. */
function Deadline({ row }: { row: PositionOfInterest }) {
  const date = longDate(row.deadline);
  if (isSubmitted(row)) return date;
  if (!row.canEdit) {
    return (
      <>
        {date}
        <br />
        <span className="muted small">{CLOSED}</span>
      </>
    );
  }
  return isSoon(row.deadline) ? (
    <span className="soon">
      {date} ({daysLeft(row.deadline)})
    </span>
  ) : (
    date
  );
}

function Status({ row }: { row: PositionOfInterest }) {
  return isSubmitted(row) ? (
    <>
      <StatusTag tone="success">Applied</StatusTag> {row.outcome && <StageTag stage={row.outcome} />}
    </>
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
    <Link to={paths.apply(row.jobId)}>
      {row.canEdit ? 'Continue' : 'View'}
      {which}
    </Link>
  );
}
