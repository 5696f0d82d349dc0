import '#web/features/postings/postings.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { CandidatesResponse } from '#modules/applications/contract/api/stages';
import { FillForm } from '#web/features/applications/fill/fill-form';
import { candidatesQuery } from '#web/features/applications/fill/queries';
import { ApiError } from '#web/lib/api/api-error';
import { listOfPostings, type Place } from '#web/lib/session/list-of-postings';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';

/** A malformed, unknown or inaccessible id: users cannot tell them apart. */
const MISSING_STATUSES = [400, 403, 404];

/** /fill-position/{jobId}: an outcome for everybody who applied. */
export function Component() {
  const { jobId = '' } = useParams();
  const { user } = useSession();
  const query = useQuery(candidatesQuery(jobId));
  const navigate = useNavigate();
  const job = query.data?.job;
  const home = listOfPostings(user);
  // Opened in a new tab, the page has none before it.
  const leave = () => (history.state?.idx > 0 ? navigate(-1) : navigate(home.to));

  if (query.error instanceof ApiError && MISSING_STATUSES.includes(query.error.status)) return <Missing home={home} />;
  return (
    <Page
      title="Fill Position"
      documentTitle={job && `Fill Position, ${job.title}`}
      above={<Breadcrumb home={home} job={job} />}
      lead={job && <JobDetails job={job} />}
      head="band"
    >
      <QueryBoundary query={query} rows={4}>
        {(candidates) => <FillForm key={jobId} candidates={candidates} reload={query.refetch} onKeep={leave} />}
      </QueryBoundary>
    </Page>
  );
}

type Job = CandidatesResponse['job'];

function JobDetails({ job }: { job: Job }) {
  return (
    <span className="job-facts">
      <span>
        <b>{job.title}</b>, {job.organization.accountName}
      </span>
      {job.listingNumber && (
        <span>
          Listing no. <b>{job.listingNumber}</b>
        </span>
      )}
    </span>
  );
}

function Breadcrumb({ home, job }: { home: Place; job: Job | undefined }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumb">
        <li>
          <Link to={home.to}>{home.label}</Link>
        </li>
        {job && (
          <li>
            <Link to={job.status === 'open' ? paths.postJobsEdit(job.id) : paths.jobPreview(job.id)}>{job.title}</Link>
          </li>
        )}
        <li>Fill Position</li>
      </ol>
    </nav>
  );
}

function Missing({ home }: { home: Place }) {
  return (
    <Page title="Position not found" lead="It does not exist, was deleted, or belongs to another organization.">
      <p className="row-of-buttons">
        <ButtonLink look="fill" to={home.to}>
          {home.label}
        </ButtonLink>
      </p>
    </Page>
  );
}
