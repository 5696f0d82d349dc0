import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { JobOverview } from '../features/job-search/detail/job-overview';
import { JobText } from '../features/job-search/detail/job-text';
import { SimilarJobs } from '../features/job-search/detail/similar-jobs';
import { type JobDetail, useJob } from '../features/job-search/detail/use-job';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { QueryBoundary, Skeleton } from '../ui/display/query-boundary';
import { Page } from '../ui/layout/page';

const Candidates = lazy(async () => ({
  default: (await import('../features/job-search/detail/candidates')).Candidates,
}));

/** W9; the same content for all users, whatever their rights. */
export function Component() {
  const { id = '' } = useParams();
  const query = useJob(id);
  if (query.data && 'missing' in query.data) return <Missing />;
  const job = query.data;
  return (
    <Page
      title={job?.title ?? 'Job'}
      above={<Breadcrumb job={job} />}
      lead={job && <Subtitle job={job} />}
      actions={job?.mayEdit && <ButtonLink to={paths.postJobsEdit(job.id)}>Edit</ButtonLink>}
    >
      <QueryBoundary query={query} rows={4}>
        {() =>
          job && (
            <>
              <div className="job-detail">
                <JobText job={job} />
                <JobOverview job={job} />
              </div>
              {job.maySeeCandidates && !job.isExternalPost && (
                <Suspense fallback={<Skeleton rows={1} />}>
                  <Candidates jobId={job.id} title={job.title} />
                </Suspense>
              )}
              <SimilarJobs jobId={job.id} />
            </>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function Breadcrumb({ job }: { job: JobDetail | undefined }) {
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

function Subtitle({ job }: { job: JobDetail }) {
  const number = job.externalListingNumber || job.jobListingNumber;
  return (
    <span className="job-head">
      <b>{job.organization.accountName}</b>
      <span className="muted">
        {job.position.type}: {job.position.name} · <span className="nw">Job number {number}</span>
      </span>
      {job.isRemote && <span className="note">This is a remote position</span>}
    </span>
  );
}

/** W9.14. */
function Missing() {
  return (
    <Page title="Job not found" lead="Job Post 404 Page: The job either does not exist or has been deleted">
      <p className="row-of-buttons">
        <ButtonLink look="fill" to={paths.home}>
          Home
        </ButtonLink>
        <ButtonLink to={paths.findJob}>Find a job</ButtonLink>
      </p>
    </Page>
  );
}
