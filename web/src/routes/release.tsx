import '#web/features/postings/postings.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { allApplicantsQuery, boardQuery, jobToReviewQuery } from '#web/features/applications/review/queries';
import { ReleaseForm } from '#web/features/applications/review/release/release-form';
import { releaseTarget } from '#web/features/applications/review/release-terms';
import { ApiError } from '#web/lib/api/api-error';
import { longDate } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';

/** A malformed, unknown or inaccessible id: users cannot tell them apart. */
const MISSING_STATUSES = new Set([400, 403, 404]);

/** /review-applicants/{jobId}/release: who is released to whom. */
export function Component() {
  const { jobId = '' } = useParams();
  const found = useQuery(jobToReviewQuery(jobId));
  const board = useQuery(boardQuery(jobId));
  const applicants = useQuery(allApplicantsQuery(jobId));
  const job = found.data?.items[0];
  const isMissing = found.error instanceof ApiError && MISSING_STATUSES.has(found.error.status);

  if (isMissing || found.data?.items.length === 0)
    return (
      <Page title="Nobody to release" lead="The posting of this address has no applicants, or does not exist.">
        <ButtonLink look="fill" to={paths.reviewApplicants}>
          Review Applicants
        </ButtonLink>
      </Page>
    );
  const title = job && releaseTarget(job) === 'applicants' ? 'Release Applicants' : 'Release to Reviewers';
  return (
    <Page
      title={title}
      documentTitle={job && `${title}, ${job.title}`}
      head="band"
      above={
        <nav aria-label="Breadcrumb">
          <ol className="crumb">
            <li>
              <Link to={paths.reviewApplicants}>Review Applicants</Link>
            </li>
            {job && (
              <li>
                <Link to={`${paths.reviewApplicants}?job=${job.id}`}>{job.title}</Link>
              </li>
            )}
          </ol>
        </nav>
      }
      lead={job && <JobDetails job={job} />}
    >
      <QueryBoundary query={found} rows={4}>
        {({ items: [job] }) =>
          job && (
            <QueryBoundary query={board} rows={4}>
              {(board) => (
                <QueryBoundary query={applicants} rows={4}>
                  {(rows) => <ReleaseForm key={jobId} job={job} board={board} applicants={rows} />}
                </QueryBoundary>
              )}
            </QueryBoundary>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function JobDetails({ job }: { job: JobToReview }) {
  const number = job.externalListingNumber || job.jobListingNumber;
  return (
    <span className="job-facts">
      <span>
        <b>{job.title}</b>, {job.organization.accountName}
      </span>
      {number && <span>No. {number}</span>}
      <span>
        Listing {new Date(job.endDate) < new Date() ? 'ended' : 'ends'} {longDate(job.endDate)}
      </span>
    </span>
  );
}
