import { useNavigate, useParams } from 'react-router-dom';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { JOB_MESSAGES } from '#modules/postings/contract/api/rules';
import { JobForm } from '#web/features/postings/form/job-form';
import { PostingAccessPrompt } from '#web/features/postings/posting-access-prompt';
import { useJobForEdit } from '#web/features/postings/queries';
import { isUsable, useReferenceData, withCurrentOrganization } from '#web/features/postings/reference-data';
import { canPost, isAdminLevel } from '#web/features/postings/rights';
import { ApiError } from '#web/lib/api/api-error';
import { type SessionUser, useSession } from '#web/lib/session/session';
import { useFreshUser } from '#web/lib/session/use-fresh-user';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { JobStatusTag } from '#web/ui/display/job-status-tag';
import { ErrorState, QueryBoundary } from '#web/ui/display/query-boundary';
import { icons } from '#web/ui/icons';
import { Page } from '#web/ui/layout/page';
import { lazyPreview } from './lazy-preview';

/** An existing posting is never created. */
const NEVER = () => {};

/** /post-jobs/edit/{id}: a posting of the user or the user's organizations. */
export function Component() {
  const { id = '' } = useParams();
  const { user } = useSession();
  useFreshUser();
  // Remounts the form for another posting.
  return user && <EditPosting key={id} id={id} user={user} />;
}

export function EditPosting({ id, user }: { id: string; user: SessionUser }) {
  const job = useJobForEdit(id);
  const query = useReferenceData(user);
  const navigate = useNavigate();
  const isMissing = job.error instanceof ApiError && [403, 404, 410].includes(job.error.status);

  if (isMissing && !canPost(user)) {
    return (
      <Page title="Post Jobs" head="band">
        <PostingAccessPrompt />
      </Page>
    );
  }
  return (
    <Page
      title="Post Job"
      head="band"
      lead={job.data && <PostingDetails job={job.data} />}
      actions={
        <span className="row-of-buttons">
          {job.data && canPost(user) && <HistoryButton job={job.data} />}
          <Button small onClick={() => navigate(paths.postJobs)}>
            Create New Job
          </Button>
        </span>
      }
    >
      {isMissing ? (
        <Missing />
      ) : job.isError ? (
        <ErrorState error={job.error} retry={() => job.refetch()} busy={job.isFetching} />
      ) : (
        <QueryBoundary query={query} rows={6}>
          {(referenceData) =>
            job.data &&
            (isUsable(job.data.organization) || isAdminLevel(user) ? (
              <JobForm
                job={job.data}
                user={user}
                referenceData={withCurrentOrganization(referenceData, job.data)}
                reload={async () => (await job.refetch({ throwOnError: true })).data}
                onCreated={NEVER}
                previewDialog={lazyPreview}
              />
            ) : (
              <p className="note warning">{JOB_MESSAGES.organizationDisabled}</p>
            ))
          }
        </QueryBoundary>
      )}
    </Page>
  );
}

const HistoryButton = ({ job }: { job: JobForEdit }) => (
  <ButtonLink small to={paths.history('jobs', job.id)}>
    {icons.clock} History
  </ButtonLink>
);

function PostingDetails({ job }: { job: JobForEdit }) {
  return (
    <span className="job-facts">
      <JobStatusTag job={job} />
      <span>
        <b>{job.title}</b>, {job.organization.accountName}
      </span>
      <span>
        {job.jobListingNumber === null ? (
          'Job is not submitted yet'
        ) : (
          <>
            Listing no. <b className="num">{job.jobListingNumber}</b>
          </>
        )}
      </span>
    </span>
  );
}

function Missing() {
  return (
    <div className="stack measure">
      <p>
        There is no posting here that you can edit. It was deleted, or it belongs to an organization that is not
        assigned to you.
      </p>
      <p className="row-of-buttons">
        <ButtonLink look="fill" to={paths.postings}>
          My postings
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>Dashboard</ButtonLink>
      </p>
    </div>
  );
}
