import { Link } from 'react-router-dom';
import { paths } from '#web/paths';
import type { JobDetail } from './use-job';

/** Above the title: the way to the search, and the kind of position. */
export function JobBreadcrumb({ job }: { job: JobDetail | undefined }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className="crumb">
        <li>
          <Link to={paths.findJob}>Find a Job</Link>
        </li>
        {job && <li>{job.position.type}</li>}
        {job && <li>{job.position.name}</li>}
      </ol>
    </nav>
  );
}

/** Below the title. A posting that was never posted has no number yet. */
export function JobSubtitle({ job }: { job: JobDetail }) {
  const number = job.externalListingNumber || job.jobListingNumber;
  return (
    <span className="job-head">
      <b>{job.organization.accountName}</b>
      <span className="muted">
        {job.position.type}: {job.position.name}
        {number && (
          <>
            {' '}
            · <span className="nw">Job number {number}</span>
          </>
        )}
      </span>
      {job.isRemote && <span className="note">This is a remote position</span>}
    </span>
  );
}
