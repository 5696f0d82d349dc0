import { Link, useParams } from 'react-router-dom';
import { ApplyFormView } from '../features/applications/form/apply-form';
import { type ApplyData, useApplyData } from '../features/applications/form/calls';
import { SubmittedView } from '../features/applications/form/submitted-view';
import { ApiError } from '../lib/api-error';
import { daysLeft, isSoon, postedAgo, shortDate } from '../lib/format';
import { type SessionUser, useSession } from '../lib/session';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { Page } from '../ui/page';
import { QueryState } from '../ui/query-state';

/** /user-application/{jobId}: apply for a job (W10). */
export function Component() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useApplyData(id);
  if (!user) return null;
  const gone = query.error instanceof ApiError && [404, 410].includes(query.error.status);
  const isSubmitted = query.data?.application?.type === 'submitted';
  return (
    <Page
      title={isSubmitted ? 'Application Submitted' : 'Apply for a Job'}
      head="band"
      lead={query.data && <JobLine job={query.data.job} />}
    >
      {gone ? (
        <Closed>This position is no longer there.</Closed>
      ) : (
        <QueryState query={query}>{(data) => <Body key={id} data={data} user={user} />}</QueryState>
      )}
    </Page>
  );
}

function Body({ data, user }: { data: ApplyData; user: SessionUser }) {
  const { job, application } = data;
  if (application?.type === 'submitted') return <SubmittedView application={application} />;
  if (job.isExternalPost) return <Closed>This position takes applications on another site.</Closed>;
  if (!job.isAccepting) return <Closed>No longer accepting applications</Closed>;
  return <ApplyFormView data={data} user={user} />;
}

function Closed({ children }: { children: string }) {
  return (
    <div className="stack">
      <p className="note warning">{children}</p>
      <p>
        <ButtonLink to={paths.findJob}>Find a job</ButtonLink>
      </p>
    </div>
  );
}

function JobLine({ job }: { job: ApplyData['job'] }) {
  const number = job.externalListingNumber || job.jobListingNumber;
  return (
    <>
      <Link to={paths.jobPost(job.id)}>{job.title}</Link> {job.organization.accountName}, {job.city}, {job.state}
      <br />
      <span className={isSoon(job.endDate) ? 'soon' : undefined}>
        Deadline {shortDate(job.endDate)} ({daysLeft(job.endDate)})
      </span>{' '}
      · Listing no. {number} · {job.position.type} · Posted {postedAgo(job.startDate)}
    </>
  );
}
