import { IconDots, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { ManagedJob } from '../../../../../modules/postings/contract/api-responses';
import { longDate } from '../../../lib/formatting/format';
import { paths } from '../../../paths';
import type { Action } from '../../../ui/overlays/action-list';
import { ActionMenu } from '../../../ui/overlays/action-menu';
import { type Column, DataTable } from '../../../ui/tables/data-table';
import { jobNumber } from '../job-number';
import { JobStatusTag } from '../job-status-tag';
import { canDelete, canEdit, canFill, hasPublicPage } from '../list/action-rules';
import { confirmAndDelete, useFillPosition } from '../list/confirm-actions';

/** The API returns counts for the user's own postings only. */
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

/** A dense table of postings with at most an icon and a menu per row (U39). */
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

/** Links to the public page if there is one, otherwise to the form. */
function Title({ job }: { job: ManagedJob }) {
  return <Link to={hasPublicPage(job) ? paths.jobPost(job.id) : paths.postJobsEdit(job.id)}>{job.title}</Link>;
}

function RowActions({ job }: { job: ManagedJob }) {
  const navigate = useNavigate();
  const fillPosition = useFillPosition();
  const { status } = job;
  const actions: Action[] = [
    ...(hasPublicPage(job) ? [{ label: 'View posting', onSelect: () => navigate(paths.jobPost(job.id)) }] : []),
    ...(canFill(status) ? [{ label: 'Mark filled', onSelect: () => fillPosition(job, 'fillFromCard') }] : []),
    ...(canDelete(status) ? [{ label: 'Delete posting', danger: true, onSelect: () => confirmAndDelete(job) }] : []),
  ];
  return (
    <>
      {canEdit(status) && (
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
