import type { JobListItem } from '#modules/job-search/contract/api/search';
import { salaryText } from '#modules/shared/salary';
import { daysLeft, isSoon, pluralize, postedAgo, shortDate } from '#web/lib/formatting/format';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { icons } from '#web/ui/icons';
import { type Criteria, effectiveSort } from '../criteria';
import { ApplyAction } from '../detail/apply-action';
import { useRememberFocus } from './restore-focus';
import { ResultExplanation } from './result-explanation';

interface RowProps {
  job: JobListItem;
  criteria?: Criteria;
  /** Marks the end of the first paint of a server-rendered page. */
  id?: 'shown' | undefined;
}

/** A row of search results, with an explanation of its rank for keyword searches. */
export function JobRow({ job, criteria, id }: RowProps) {
  const salary = salaryText(job);
  return (
    <li className="job-row" id={id}>
      <div>
        {job.isPinned && (
          <>
            <span className="tag info">Pinned</span>{' '}
          </>
        )}
        {job.isFeatured && <span className="tag warning">{icons.star} Featured</span>}
        <JobTitle job={job} />
        <p className="org">{job.organization.accountName}</p>
      </div>
      <ApplyButton job={job} />
      <dl>
        <div>
          <dt>Location:</dt>
          <dd>
            {locationText(job)}
            {job.distanceMiles ? ` · ${distanceText(job.distanceMiles)}` : ''}
          </dd>
        </div>
        <div>
          <dt>Position:</dt>
          <dd>{job.position.name}</dd>
        </div>
        <div>
          <dt>Listing no.:</dt>
          <dd>{listingNumber(job)}</dd>
        </div>
        <div>
          <dt>Posted:</dt> <dd>{postedAgo(job.startDate)}</dd>
        </div>
        <div>
          <dt>Deadline:</dt>
          <dd className={isSoon(job.endDate) ? 'soon' : undefined}>
            {shortDate(job.endDate)} ({daysLeft(job.endDate)})
          </dd>
        </div>
        {salary && (
          <div>
            <dt>Salary:</dt> <dd>{salary}</dd>
          </div>
        )}
        {job.isRemote && (
          <div>
            <dt>Remote:</dt>
            <dd>This is a remote position</dd>
          </div>
        )}
      </dl>
      {criteria && effectiveSort(criteria) === 'relevance' && (
        <ResultExplanation jobId={job.id} title={job.title} criteria={criteria} />
      )}
    </li>
  );
}

/** The short form for two columns on Home. */
export function FeaturedJob({ job }: { job: JobListItem }) {
  return (
    <li className="job-card">
      <JobTitle job={job} star />
      <p className="org">{job.organization.accountName}</p>
      <p>{locationText(job)}</p>
      <p className="muted">
        {job.position.name} · <span className="nw">No. {listingNumber(job)}</span>
      </p>
      <p className="muted">Posted: {postedAgo(job.startDate)}</p>
      <p className="muted">
        Deadline{' '}
        <span className={isSoon(job.endDate) ? 'soon' : undefined}>
          {shortDate(job.endDate)} · {daysLeft(job.endDate)}
        </span>
      </p>
      <ApplyButton job={job} />
    </li>
  );
}

/** Capitalized by CSS, so that screen readers and copies get the original text. */
function JobTitle({ job, star = false }: { job: JobListItem; star?: boolean }) {
  const remember = useRememberFocus(job.id);
  return (
    <h3 className="job-title">
      {star && job.isFeatured && (
        <>
          {icons.star}
          <span className="vh">Featured: </span>
        </>
      )}
      <a href={paths.jobPost(job.id)} target="_blank" rel="noopener" onClick={remember}>
        {job.title}
        <span className="vh"> (opens in a new tab)</span>
      </a>
    </h3>
  );
}

/** For signed-in users only. */
function ApplyButton({ job }: { job: JobListItem }) {
  const { user } = useSession();
  const remember = useRememberFocus(job.id);
  return user && <ApplyAction small job={job} onLeave={remember} />;
}

/** Rounded to miles: a place is as wide as its ZIP area. */
const distanceText = (miles: number) => (miles < 1 ? 'less than 1 mile' : pluralize(Math.round(miles), 'mile'));

const locationText = ({ city, state }: JobListItem) => [city, state].filter(Boolean).join(', ');

/** The employer's own number if there is one. */
const listingNumber = (job: JobListItem) => job.externalListingNumber || job.jobListingNumber;
