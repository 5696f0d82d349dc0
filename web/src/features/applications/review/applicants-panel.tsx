import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Applicant } from '#modules/applications/contract/api/lists';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { APPLICANTS_PER_PAGE, useApplicants } from '#web/lib/queries/applicants';
import { paths } from '#web/paths';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { StatusTag } from '#web/ui/display/status-tag';
import { candidateColumns, obstacleOf } from '#web/ui/tables/candidate-columns';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { TablePager } from '#web/ui/tables/pager';
import { ApplicantActions } from './applicant-actions';
import { BoardTable } from './board-table';
import { toggleId } from './list/toggle-id';
import { boardQuery } from './queries';
import { ReleaseBar } from './release-bar';
import { ReleaseState } from './release-state';
import { releaseTarget } from './release-terms';
import { ReviewBy } from './review-by';

/** The applicants of a job with release and deletion, for admin-level users. */
export function ReleasePanel({ job }: { job: JobToReview }) {
  const { data: board } = useQuery({ ...boardQuery(job.id), enabled: job.isBoardReview });
  const target = releaseTarget(job);
  const focusRow = () => document.getElementById(toggleId(job.id))?.focus();
  const columns: readonly Column<Applicant>[] = [
    ...candidateColumns,
    {
      key: 'release',
      header: 'Release',
      render: (applicant) => (applicant.isOwn ? obstacleOf(applicant) : <ReleaseState {...{ applicant, target }} />),
    },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: (applicant) =>
        !applicant.isOwn && <ApplicantActions applicant={applicant} jobTitle={job.title} onDeleted={focusRow} />,
    },
  ];
  return (
    <>
      <p className="small">
        <Link to={paths.jobApplicants(job.id)}>
          Applicants by stage<span className="vh"> of {job.title}</span>
        </Link>
      </p>
      <ApplicantsTable job={job} columns={columns} empty={<EmptyList />}>
        {board && board.members.length > 0 && (
          <>
            <p>
              <b>Reviewers who get them</b>
            </p>
            <BoardTable job={job} board={board} />
          </>
        )}
        {board && board.released > 0 && target === 'reviewers' && <ReviewBy job={job} />}
        {(job.applicationsWaiting > 0 || target === 'reviewers') && <ReleaseBar job={job} />}
      </ApplicantsTable>
    </>
  );
}

const readColumns: readonly Column<Applicant>[] = [
  ...candidateColumns,
  {
    key: 'read',
    header: 'Read',
    render: (applicant) => (applicant.isOwn ? obstacleOf(applicant) : <ReadMark {...applicant} />),
  },
];

/** The read-only list for reviewers, with what they have read. */
export function ReadOnlyPanel({ job }: { job: JobToReview }) {
  const empty = <EmptyList>Applications appear here once they are released to you.</EmptyList>;
  return <ApplicantsTable job={job} columns={readColumns} empty={empty} />;
}

function ReadMark({ isRead }: Pick<Applicant, 'isRead'>) {
  return <StatusTag tone={isRead ? 'success' : 'neutral'}>{isRead ? 'Read' : 'Not read yet'}</StatusTag>;
}

interface TableProps {
  job: Pick<JobToReview, 'id' | 'title'>;
  columns: readonly Column<Applicant>[];
  empty: React.ReactNode;
  children?: React.ReactNode;
}

function ApplicantsTable({ job, columns, empty, children }: TableProps) {
  const [offset, setOffset] = useState(0);
  const [limit, setLimit] = useState(APPLICANTS_PER_PAGE);
  const applicants = useApplicants(job.id, offset, limit);
  return (
    <QueryBoundary query={applicants} rows={1} isEmpty={({ totalItemsCount }) => totalItemsCount === 0} empty={empty}>
      {({ items, totalItemsCount }) => (
        <>
          <DataTable
            caption={`Applicants for ${job.title}`}
            columns={columns}
            rows={items}
            rowKey={(applicant) => applicant.id}
          />
          {totalItemsCount > APPLICANTS_PER_PAGE && (
            <TablePager {...{ offset, limit, setLimit }} total={totalItemsCount} goTo={setOffset} />
          )}
          {children}
        </>
      )}
    </QueryBoundary>
  );
}
