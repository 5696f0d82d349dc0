import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Applicant } from '../../../../../modules/applications/contract/api-lists';
import type { MyPosting } from '../../../../../modules/postings/contract/api-answers';
import { api } from '../../../lib/api';
import { momentText } from '../../../lib/format';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { TablePager } from '../../../ui/pager';
import { EmptyState, QueryState } from '../../../ui/query-state';
import type { Page } from '../page-of';
import { askAndClose, askAndFill } from './ask-and-move';
import { mayClose, mayFill } from './card-rules';

/** Applicants per page of one posting (W12.3). */
const PAGE = 25;

const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`;

const columns: readonly Column<Applicant>[] = [
  { key: 'candidate', header: 'Candidate', render: nameOf },
  {
    key: 'from',
    header: 'From',
    render: ({ city, state }) => (city ? [city, state].filter(Boolean).join(', ') : 'no information'),
  },
  { key: 'appliedOn', header: 'Applied On', render: ({ submittedAt }) => momentText(submittedAt) },
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    render: (applicant) =>
      applicant.canOpen ? (
        <Link to={paths.reviewApplication(applicant.id)}>
          Review<span className="vh"> {nameOf(applicant)}</span>
        </Link>
      ) : (
        <span className="muted">Not released yet</span>
      ),
  },
];

/** Who applied, and the moves that end the listing (W8.8, W8.9). */
export function ApplicantsTable({ job }: { job: MyPosting }) {
  const [offset, setOffset] = useState(0);
  const [limit, setLimit] = useState(PAGE);
  const query = { jobId: job.id, offset, limit };
  const applicants = useQuery({
    queryKey: ['postings', 'applicants', query],
    queryFn: ({ signal }) => api.get<Page<Applicant>>('/api/applications/admin/data', { query, signal }),
    placeholderData: keepPreviousData,
  });
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
            {totalItemsCount > PAGE && (
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
