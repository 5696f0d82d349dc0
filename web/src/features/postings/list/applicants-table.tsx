import { useState } from 'react';
import type { MyPosting } from '#modules/postings/contract/api/responses';
import { APPLICANTS_PER_PAGE, useApplicants } from '#web/lib/queries/applicants';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { applicantColumns } from '#web/ui/tables/candidate-columns';
import { DataTable } from '#web/ui/tables/data-table';
import { TablePager } from '#web/ui/tables/pager';
import { canClose, canFill } from './action-rules';
import { confirmAndClose, useFillPosition } from './confirm-actions';

/** The applicants, and the actions that end the listing. */
export function ApplicantsTable({ job }: { job: MyPosting }) {
  const [offset, setOffset] = useState(0);
  const [limit, setLimit] = useState(APPLICANTS_PER_PAGE);
  const fillPosition = useFillPosition();
  const applicants = useApplicants(job.id, offset, limit);
  return (
    <div className="posting-applicants">
      <QueryBoundary
        query={applicants}
        rows={1}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<EmptyList />}
      >
        {({ items, totalItemsCount }) => (
          <>
            <DataTable
              caption={`Applicants of ${job.title}`}
              columns={applicantColumns}
              rows={items}
              rowKey={(applicant) => applicant.id}
            />
            {totalItemsCount > APPLICANTS_PER_PAGE && (
              <TablePager {...{ offset, limit, setLimit }} total={totalItemsCount} goTo={setOffset} />
            )}
          </>
        )}
      </QueryBoundary>
      <p className="row-of-buttons">
        <ButtonLink small to={paths.jobApplicants(job.id)}>
          Applicants by stage<span className="vh"> of {job.title}</span>
        </ButtonLink>
        {canClose(job.status) && (
          <Button small danger onClick={() => confirmAndClose(job)}>
            Close Position
          </Button>
        )}
        {canFill(job.status) && (
          <Button small onClick={() => fillPosition(job, 'fill')}>
            Fill Position
          </Button>
        )}
      </p>
    </div>
  );
}
