import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { JobText } from '../features/job-search/job-text';
import { KeyFacts } from '../features/job-search/key-facts';
import { SimilarJobs } from '../features/job-search/similar-jobs';
import { type JobDetail, useJob } from '../features/job-search/use-job';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { Page } from '../ui/page';
import { QueryState, Skeleton } from '../ui/query-state';

const Candidates = lazy(async () => ({ default: (await import('../features/job-search/candidates')).Candidates }));

/** W9; everybody reads the same here, whatever they may do elsewhere. */
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
      <QueryState query={query} rows={4}>
        {() =>
          job && (
            <>
              <div className="job-detail">
                <JobText job={job} />
                <KeyFacts job={job} />
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
      </QueryState>
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
