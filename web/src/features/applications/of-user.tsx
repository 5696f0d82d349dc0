import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ApplicationOfUser } from '#modules/applications/contract/api/lists';
import { formatInteger, shortDate } from '#web/lib/formatting/format';
import { listQuery } from '#web/lib/queries/list-query';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { paths } from '#web/paths';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { StageTag } from '#web/ui/display/stage-tag';
import { StatusTag } from '#web/ui/display/status-tag';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { TablePager } from '#web/ui/tables/pager';

const COLUMNS: readonly Column<ApplicationOfUser>[] = [
  {
    key: 'title',
    header: 'Position',
    kind: 'text',
    isRowHeader: true,
    render: ({ id, title, isWithdrawn }) => (
      // Nobody reads a withdrawn one.
      <Link to={isWithdrawn ? paths.history('applications', id) : paths.reviewApplication(id)}>
        {title || 'Untitled'}
      </Link>
    ),
  },
  { key: 'organization', header: 'Organization', kind: 'text', render: ({ organization }) => organization },
  { key: 'submittedAt', header: 'Applied', render: ({ submittedAt }) => shortDate(submittedAt) },
  { key: 'stage', header: 'Stage', render: (application) => <Stage {...application} /> },
];

function Stage({ isWithdrawn, stage }: ApplicationOfUser) {
  if (isWithdrawn) return <StatusTag tone="outline">Withdrawn</StatusTag>;
  return stage ? <StageTag stage={stage} /> : 'No stage was recorded';
}

/** What a person sent, for those who manage jobs. */
export function ApplicationsOfUser({ userId }: { userId: string }) {
  const table = useTableState({ prefix: 'applications' });
  const query = { offset: table.offset, limit: table.limit };
  const path = `/api/applications/admin/users/${userId}`;
  const applications = useQuery(listQuery<ApplicationOfUser>(['applications', 'ofUser', userId], path, query));
  return (
    <section aria-labelledby="applications">
      <h2 id="applications">
        Applications{' '}
        {applications.data && <span className="num muted">{formatInteger(applications.data.totalItemsCount)}</span>}
      </h2>
      <QueryBoundary
        query={applications}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<EmptyList>This person has sent no application.</EmptyList>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <DataTable caption="Applications" columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
