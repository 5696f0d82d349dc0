import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { StageCounts } from '#modules/applications/contract/api/stages';
import { ApplicantsByStage } from '#web/features/applications/stages/applicants-by-stage';
import { applicantsInStageQuery, stageCountsQuery } from '#web/features/applications/stages/queries';
import { canClose, canFill } from '#web/features/postings/list/action-rules';
import { confirmAndClose } from '#web/features/postings/list/confirm-actions';
import { isAdminLevel } from '#web/features/postings/rights';
import { ApiError } from '#web/lib/api/api-error';
import { longDate } from '#web/lib/formatting/format';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { JobStatusTag } from '#web/ui/display/job-status-tag';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';

type Job = StageCounts['job'];

/** A malformed, unknown or inaccessible id: users cannot tell them apart. */
const MISSING_STATUSES = new Set([400, 404]);

/** /job-applicants/{jobId}: the applicants of a posting by stage. */
export function Component() {
  const { jobId = '' } = useParams();
  const [search] = useSearchParams();
  const { user } = useSession();
  const isAdmin = isAdminLevel(user);
  const counts = useQuery(stageCountsQuery(jobId));
  const applicants = useQuery(applicantsInStageQuery(jobId, search));
  const job = counts.data?.job;
  const home = isAdmin
    ? { to: paths.reviewApplicants, label: 'Review Applicants' }
    : { to: paths.postings, label: 'My Postings' };

  if (counts.error instanceof ApiError && MISSING_STATUSES.has(counts.error.status))
    return (
      <Page title="Posting not found" lead="It does not exist, or belongs to another organization.">
        <ButtonLink look="fill" to={home.to}>
          {home.label}
        </ButtonLink>
      </Page>
    );
  return (
    <Page
      title={job?.title ?? 'Applicants'}
      documentTitle={job && `Applicants, ${job.title}`}
      head="band"
      above={
        <nav aria-label="Breadcrumb">
          <ol className="crumb">
            <li>
              <Link to={home.to}>{home.label}</Link>
            </li>
            {job && <li>{job.title}</li>}
          </ol>
        </nav>
      }
      lead={job && <JobDetails job={job} />}
      actions={counts.data && <JobActions counts={counts.data} />}
    >
      <QueryBoundary query={counts} rows={4}>
        {(data) => <ApplicantsByStage key={jobId} counts={data} {...{ applicants, isAdmin }} />}
      </QueryBoundary>
    </Page>
  );
}

function JobDetails({ job }: { job: Job }) {
  const { organization, listingNumber, status, endDate, isBoardReview, boardReviewDays } = job;
  return (
    <span className="stage-facts">
      <b>{organization.accountName}</b>
      {listingNumber && (
        <span>
          Listing no. <b className="num">{listingNumber}</b>
        </span>
      )}
      {status === 'open' ? <span>Listing {endOn(endDate)}</span> : <JobStatusTag job={job} />}
      {isBoardReview && boardReviewDays && <span>Board review {endOn(boardReviewDays)}</span>}
    </span>
  );
}

/** "ends December 4, 2026". */
const endOn = (moment: string) => `${new Date(moment) < new Date() ? 'ended' : 'ends'} ${longDate(moment)}`;

function JobActions({ counts: { job, total, withdrawn, unreleasedCount } }: { counts: StageCounts }) {
  const applicationsCount = total + withdrawn + unreleasedCount;
  return (
    <>
      {canFill(job.status) && (
        <ButtonLink small to={paths.fillPosition(job.id)}>
          Fill Position
        </ButtonLink>
      )}
      {canClose(job.status) && (
        <Button small look="quiet" onClick={() => confirmAndClose({ ...job, applicationsCount })}>
          Close Position
        </Button>
      )}
    </>
  );
}
