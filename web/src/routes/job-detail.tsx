import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { JobBreadcrumb, JobSubtitle } from '#web/features/job-search/detail/job-head';
import { JobOverview } from '#web/features/job-search/detail/job-overview';
import { JobText } from '#web/features/job-search/detail/job-text';
import { SimilarJobs } from '#web/features/job-search/detail/similar-jobs';
import { useJob } from '#web/features/job-search/detail/use-job';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { QueryBoundary, Skeleton } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';

const Candidates = lazy(async () => ({
  default: (await import('#web/features/job-search/detail/candidates')).Candidates,
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
      above={<JobBreadcrumb job={job} />}
      lead={job && <JobSubtitle job={job} />}
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
