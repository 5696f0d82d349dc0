import { useParams } from 'react-router-dom';
import type { JobForEdit } from '../../../modules/postings/contract/api-answers';
import { JOB_MESSAGES } from '../../../modules/postings/contract/api-rules';
import { useJobForEdit } from '../features/postings/calls';
import { isUsable, useChoices, withOwnOrganization } from '../features/postings/choices';
import { JobForm } from '../features/postings/form/job-form';
import { Invitation } from '../features/postings/invitation';
import { JobStatusTag } from '../features/postings/job-status-tag';
import { isAdminLevel, mayPost } from '../features/postings/rights';
import { ApiError } from '../lib/api-error';
import { type SessionUser, useSession } from '../lib/session';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { Page } from '../ui/page';
import { Failed, QueryState } from '../ui/query-state';

/** A posting that exists is never created here. */
const NEVER = () => {};

/** /post-jobs/edit/{id}: a posting of one's own organizations, or one's own (W5.1, W5.14, P12.8). */
export function Component() {
  const { id = '' } = useParams();
  const { user } = useSession();
  // Another posting is another form.
  return user && <EditPosting key={id} id={id} user={user} />;
}

function EditPosting({ id, user }: { id: string; user: SessionUser }) {
  const job = useJobForEdit(id);
  const choices = useChoices(user);
  const isMissing = job.error instanceof ApiError && [403, 404, 410].includes(job.error.status);

  if (isMissing && !mayPost(user)) {
    return (
      <Page title="Post Jobs" head="band">
        <Invitation />
      </Page>
    );
  }
  return (
    <Page
      title="Post Job"
      head="band"
      lead={job.data && <Facts job={job.data} />}
      actions={
        <ButtonLink small to={paths.postJobs}>
          Create New Job
        </ButtonLink>
      }
    >
      {isMissing ? (
        <Missing />
      ) : job.isError ? (
        <Failed error={job.error} retry={() => job.refetch()} busy={job.isFetching} />
      ) : (
        <QueryState query={choices} rows={6}>
          {(found) =>
            job.data &&
            (isUsable(job.data.organization) || isAdminLevel(user) ? (
              <JobForm
                job={job.data}
                user={user}
                choices={withOwnOrganization(found, job.data)}
                reload={async () => (await job.refetch({ throwOnError: true })).data}
                onCreated={NEVER}
              />
            ) : (
              <p className="note warning">{JOB_MESSAGES.organizationDisabled}</p>
            ))
          }
        </QueryState>
      )}
    </Page>
  );
}

function Facts({ job }: { job: JobForEdit }) {
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
