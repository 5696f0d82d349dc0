import { IconDots, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { ManagedJob } from '../../../../../modules/postings/contract/api-answers';
import { longDate } from '../../../lib/format';
import { paths } from '../../../paths';
import { type Action, ActionMenu } from '../../../ui/action-menu';
import { type Column, DataTable } from '../../../ui/data-table';
import { jobNumber } from '../job-number';
import { JobStatusTag } from '../job-status-tag';
import { askAndDelete, askAndFill } from '../list/ask-and-move';
import { hasPublicPage, mayDelete, mayEdit, mayFill } from '../list/card-rules';

/** Counts are at hand for one's own postings only. */
type Row = ManagedJob & { applicationsCount?: number };

interface Props {
  caption: string;
  rows: readonly Row[];
  withApplicants?: boolean;
}

const APPLICANTS: Column<Row> = {
  key: 'applicants',
  header: 'Applicants',
  kind: 'number',
  render: ({ applicationsCount }) => applicationsCount,
};

/** A dense list of postings with at most an icon and a menu per row (U39). */
export function PostingsTable({ caption, rows, withApplicants }: Props) {
  const columns: Column<Row>[] = [
    { key: 'title', header: 'Title', render: (job) => <Title job={job} /> },
    { key: 'number', header: 'Job number', render: jobNumber },
    { key: 'ends', header: 'Listing ends', render: ({ endDate }) => longDate(endDate) },
    ...(withApplicants ? [APPLICANTS] : []),
    { key: 'status', header: 'Status', render: (job) => <JobStatusTag job={job} /> },
    { key: 'actions', header: 'Actions', kind: 'actions', render: (job) => <RowActions job={job} /> },
  ];
  return (
    <div className={withApplicants ? 'postings-table counted' : 'postings-table'}>
      <DataTable caption={caption} columns={columns} rows={rows} rowKey={(job) => job.id} />
    </div>
  );
}

/** The public page once there is one, the form before. */
function Title({ job }: { job: ManagedJob }) {
  return <Link to={hasPublicPage(job) ? paths.jobPost(job.id) : paths.postJobsEdit(job.id)}>{job.title}</Link>;
}

function RowActions({ job }: { job: ManagedJob }) {
  const navigate = useNavigate();
  const { status } = job;
  const actions: Action[] = [
    ...(hasPublicPage(job) ? [{ label: 'View posting', onSelect: () => navigate(paths.jobPost(job.id)) }] : []),
    ...(mayFill(status) ? [{ label: 'Mark filled', onSelect: () => askAndFill(job, 'fillFromCard') }] : []),
    ...(mayDelete(status) ? [{ label: 'Delete posting', danger: true, onSelect: () => askAndDelete(job) }] : []),
  ];
  return (
    <>
      {mayEdit(status) && (
        <Link className="icon-btn" to={paths.postJobsEdit(job.id)} aria-label={`Edit ${job.title}`} title="Edit">
          <IconPencil size={18} aria-hidden />
        </Link>
      )}
      {actions.length > 0 && (
        <ActionMenu className="icon-btn" label={`More actions for ${job.title}`} actions={actions}>
          <IconDots size={20} aria-hidden />
        </ActionMenu>
      )}
    </>
  );
}
