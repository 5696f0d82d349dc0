import { Link } from 'react-router-dom';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { breakLongWords } from '#web/lib/formatting/break-long-words';
import { longDate } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { JobStatusTag } from '#web/ui/display/job-status-tag';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { jobNumber } from '../job-number';
import { PostingActions, targetOf } from '../list/posting-actions';

interface Props {
  caption: string;
  rows: readonly ManagedJob[];
  withApplicants?: boolean;
}

const APPLICANTS: Column<ManagedJob> = {
  key: 'applicants',
  header: 'Applicants',
  kind: 'number',
  render: ({ id, title, applicationsCount }) =>
    applicationsCount ? (
      <Link className="count-link" to={paths.jobApplicants(id)}>
        {applicationsCount}
        <span className="vh">
          {applicationsCount === 1 ? ' applicant' : ' applicants'} of {title}
        </span>
      </Link>
    ) : (
      applicationsCount
    ),
};

/** A dense table of postings with an icon and a menu per row. */
export function PostingsTable({ caption, rows, withApplicants }: Props) {
  const columns: Column<ManagedJob>[] = [
    { key: 'title', header: 'Title', render: (job) => <Title job={job} /> },
    { key: 'number', header: 'Job number', render: jobNumber },
    { key: 'ends', header: 'Listing ends', render: ({ endDate }) => longDate(endDate) },
    ...(withApplicants ? [APPLICANTS] : []),
    { key: 'status', header: 'Status', render: (job) => <JobStatusTag job={job} /> },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: (job) => <PostingActions job={job} confirmation="fillFromCard" />,
    },
  ];
  return (
    <div className={withApplicants ? 'postings-table counted' : 'postings-table'}>
      <DataTable caption={caption} columns={columns} rows={rows} rowKey={(job) => job.id} />
    </div>
  );
}

/** Links to the public page if there is one. */
function Title({ job }: { job: ManagedJob }) {
  return <Link to={job.isPublic ? paths.jobPost(job.id) : targetOf(job)}>{breakLongWords(job.title)}</Link>;
}
