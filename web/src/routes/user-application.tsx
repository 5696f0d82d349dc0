import '#web/features/applications/apply/apply.css';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ApplicationResponse } from '#modules/applications/contract/api/responses';
import { APPLICATION_MESSAGES } from '#modules/applications/contract/api/rules';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import { ApplyForm } from '#web/features/applications/apply/apply-form';
import { JobHeader } from '#web/features/applications/apply/job-header';
import {
  useJobToApplyFor,
  useOwnApplication,
  usePrefill,
  useProfileToApply,
} from '#web/features/applications/apply/queries';
import { Submitted } from '#web/features/applications/apply/submitted';
import { confirmAndDelete } from '#web/features/applications/confirm-and-delete';
import { SentPdf } from '#web/features/applications/sent-pdf';
import { type SessionUser, useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { ErrorState, QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';
import { ScrollToHash } from '#web/ui/layout/scroll-to-hash';

/** /user-application/{jobId}: Apply for a Job, or the submitted application. */
export function Component() {
  const { id = '' } = useParams();
  const { user } = useSession();
  // Remounts the form for another job.
  return user && <Application key={id} jobId={id} user={user} />;
}

function Application({ jobId, user }: { jobId: string; user: SessionUser }) {
  const job = useJobToApplyFor(jobId);
  const application = useOwnApplication(user.id, jobId);
  const profile = useProfileToApply();
  const isNew = application.data === null;
  // A draft that another tab deleted leaves its form.
  const [hadDraft, setHadDraft] = useState(false);
  if (application.data && !hadDraft) setHadDraft(true);
  const prefill = usePrefill(jobId, isNew && !hadDraft && job.data?.isAccepting === true);
  const failed = [job, application, profile].find((query) => query.isError && query.data === undefined);

  if (failed) {
    return (
      <Page title="Apply for a Job" head="band">
        <ErrorState error={failed.error} retry={() => failed.refetch()} busy={failed.isFetching} />
      </Page>
    );
  }
  if (application.data?.type === 'submitted') return <SubmittedPage application={application.data} />;
  if (job.data === null || (job.data && (!job.data.isAccepting || job.data.isExternalPost))) {
    return <Closed draft={application.data ?? null} job={job.data} />;
  }
  return (
    <Page
      title="Apply for a Job"
      head="band"
      documentTitle={job.data && `Apply for ${job.data.title}`}
      panel={
        job.data && (
          <JobHeader job={job.data} listingNumber={job.data.externalListingNumber || job.data.jobListingNumber} />
        )
      }
    >
      <QueryBoundary query={profile} rows={6}>
        {(found) =>
          job.data &&
          application.data !== undefined &&
          !(isNew && prefill.isLoading) && (
            <>
              <ScrollToHash />
              <ApplyForm
                job={job.data}
                draft={application.data}
                profile={found}
                user={user}
                prefill={prefill.data ?? null}
              />
            </>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function SubmittedPage({ application }: { application: ApplicationResponse }) {
  const navigate = useNavigate();
  const remove = async () => {
    if (await confirmAndDelete(application)) navigate(paths.applications);
  };
  return (
    <Page
      title="Application Submitted"
      head="band"
      panel={<JobHeader job={application.job} listingNumber={application.job.listingNumber} />}
      actions={
        <>
          <SentPdf applicationId={application.id} />
          <Button danger onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <ScrollToHash />
      <Submitted application={application} />
    </Page>
  );
}

interface ClosedProps {
  draft: ApplicationResponse | null;
  /** Null if there is none to read. */
  job: JobDetail | null;
}

/** The job accepts no applications; an existing draft can still be deleted. */
function Closed({ draft, job }: ClosedProps) {
  const navigate = useNavigate();
  const isExternal = job?.isAccepting;
  const closed = job || draft ? APPLICATION_MESSAGES.closed : 'The job either does not exist or has been deleted';
  const remove = async () => {
    if (draft && (await confirmAndDelete(draft))) navigate(paths.applications);
  };
  return (
    <Page
      title="Apply for a Job"
      head="band"
      panel={draft && <JobHeader job={draft.job} listingNumber={draft.job.listingNumber} />}
    >
      <div className="stack">
        <p className="note warning">{isExternal ? APPLICATION_MESSAGES.external : closed}</p>
        <p className="row-of-buttons">
          {isExternal ? (
            <ButtonLink look="fill" to={paths.jobPost(job.id)}>
              Open the posting
            </ButtonLink>
          ) : (
            <ButtonLink look="fill" to={paths.findJob}>
              Find a Job
            </ButtonLink>
          )}
          <ButtonLink to={paths.applications}>My Applications</ButtonLink>
          {draft && (
            <Button danger onClick={remove}>
              Delete
            </Button>
          )}
        </p>
      </div>
    </Page>
  );
}
