import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Applicant } from '../../../../../modules/applications/contract/api-lists';
import type { MyPosting } from '../../../../../modules/postings/contract/api-answers';
import { APPLICANTS_PER_PAGE, useApplicants } from '../../../lib/applicants';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { candidateColumns, candidateName } from '../../../ui/candidate-columns';
import { type Column, DataTable } from '../../../ui/data-table';
import { TablePager } from '../../../ui/pager';
import { EmptyState, QueryState } from '../../../ui/query-state';
import { askAndClose, askAndFill } from './ask-and-move';
import { mayClose, mayFill } from './card-rules';

const columns: readonly Column<Applicant>[] = [
  ...candidateColumns,
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    render: (applicant) =>
      applicant.canOpen ? (
        <Link to={paths.reviewApplication(applicant.id)}>
          Review<span className="vh"> {candidateName(applicant)}</span>
        </Link>
      ) : (
        <span className="muted">Not released yet</span>
      ),
  },
];

/** Who applied, and the moves that end the listing (W8.8, W8.9). */
export function ApplicantsTable({ job }: { job: MyPosting }) {
  const [offset, setOffset] = useState(0);
  const [limit, setLimit] = useState(APPLICANTS_PER_PAGE);
  const applicants = useApplicants(job.id, offset, limit);
  return (
    <div className="posting-applicants">
      <QueryState
        query={applicants}
        rows={1}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<EmptyState />}
      >
        {({ items, totalItemsCount }) => (
          <>
            <DataTable
              caption={`Applicants of ${job.title}`}
              columns={columns}
              rows={items}
              rowKey={(applicant) => applicant.id}
            />
            {totalItemsCount > APPLICANTS_PER_PAGE && (
              <TablePager {...{ offset, limit, setLimit }} total={totalItemsCount} goTo={setOffset} />
            )}
          </>
        )}
      </QueryState>
      <p className="row-of-buttons">
        {mayClose(job.status) && (
          <Button small danger onClick={() => askAndClose(job)}>
            Close Position
          </Button>
        )}
        {mayFill(job.status) && (
          <Button small onClick={() => askAndFill(job, 'fill')}>
            Fill Position
          </Button>
        )}
      </p>
    </div>
  );
}
