import { APPLICANTS_PER_PAGE, useApplicants } from '#web/lib/queries/applicants';
import { hasRight } from '#web/lib/session/privileges';
import { useSession } from '#web/lib/session/session';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { applicantColumns } from '#web/ui/tables/candidate-columns';
import { DataTable } from '#web/ui/tables/data-table';
import { TablePager } from '#web/ui/tables/pager';

/** The applicants, for reviewers and administrators. Loaded only for them. */
export function Candidates({ jobId, title }: { jobId: string; title: string }) {
  const table = useTableState({ prefix: 'candidates', limit: APPLICANTS_PER_PAGE });
  const applicants = useApplicants(jobId, table.offset, table.limit);
  const { user } = useSession();
  // Reviewers get released applications only: an empty list may hide others.
  const mayBeHidden = hasRight(user, 'reviewForOwnOrganizations') && !hasRight(user, 'manageJobs');
  return (
    <section className="candidates no-print" aria-labelledby="candidates">
      <div className="ruled">
        <h2 id="candidates">Candidates</h2>
      </div>
      <QueryBoundary
        query={applicants}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyList>
            {mayBeHidden ? 'No application has been released to you yet.' : 'Nobody has applied yet.'}
          </EmptyList>
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <DataTable
              caption={`Candidates for ${title}`}
              columns={applicantColumns}
              rows={items}
              rowKey={({ id }) => id}
            />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
