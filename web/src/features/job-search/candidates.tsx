import { APPLICANTS_PER_PAGE, useApplicants } from '../../lib/applicants';
import { may } from '../../lib/privileges';
import { useSession } from '../../lib/session';
import { useTableState } from '../../lib/use-table-state';
import { candidateColumns } from '../../ui/candidate-columns';
import { DataTable } from '../../ui/data-table';
import { TablePager } from '../../ui/pager';
import { EmptyState, QueryState } from '../../ui/query-state';

/** Who applied, for reviewers and administrators (W9.2). Loaded only for them. */
export function Candidates({ jobId, title }: { jobId: string; title: string }) {
  const table = useTableState({ prefix: 'candidates', limit: APPLICANTS_PER_PAGE });
  const applicants = useApplicants(jobId, table.offset, table.limit);
  const { user } = useSession();
  // The answer names only what is open to a reviewer: an empty one may hide applications that are not released yet.
  const mayBeHidden = may(user, 'reviewForOwnOrganizations') && !may(user, 'manageJobs');
  return (
    <section className="candidates no-print" aria-labelledby="candidates">
      <div className="ruled">
        <h2 id="candidates">Candidates</h2>
      </div>
      <QueryState
        query={applicants}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState>
            {mayBeHidden ? 'No application has been released to you yet.' : 'Nobody has applied yet.'}
          </EmptyState>
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <DataTable
              caption={`Candidates for ${title}`}
              columns={candidateColumns}
              rows={items}
              rowKey={({ id }) => id}
            />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryState>
    </section>
  );
}
