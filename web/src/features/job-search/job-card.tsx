import { useNavigate } from 'react-router-dom';
import type { JobListItem } from '../../../../modules/postings/contract/api-search';
import { counted, daysLeft, isSoon, postedAgo, shortDate } from '../../lib/format';
import { useSession } from '../../lib/session';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { icons } from '../../ui/icons';
import { applyFor } from './apply';
import { type Criteria, sortOf } from './criteria';
import { useRememberOpened } from './opened-job';
import { WhyThis } from './why';

interface Row {
  job: JobListItem;
  criteria?: Criteria;
  /** Where the first picture of a page that comes rendered ends. */
  id?: 'shown' | undefined;
}

/** A row of search results (P3), which says on request why it is there where words were searched for. */
export function JobRow({ job, criteria, id }: Row) {
  return (
    <li className="job-row" id={id}>
      <div>
        {job.isFeatured && <span className="tag warning">{icons.star} Featured</span>}
        <JobTitle job={job} />
        <p className="org">{job.organization.accountName}</p>
      </div>
      <ApplyButton job={job} />
      <dl>
        <div>
          <dt>Location:</dt>
          <dd>
            {placeOf(job)}
            {job.distanceMiles ? ` · ${distance(job.distanceMiles)}` : ''}
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
        {job.isRemote && (
          <div>
            <dt>Remote:</dt>
            <dd>This is a remote position</dd>
          </div>
        )}
      </dl>
      {criteria && sortOf(criteria) === 'relevance' && <WhyThis jobId={job.id} title={job.title} criteria={criteria} />}
    </li>
  );
}

/** The same in short, for two columns on Home. */
export function FeaturedJob({ job }: { job: JobListItem }) {
  return (
    <li className="job-card">
      <JobTitle job={job} star />
      <p className="org">{job.organization.accountName}</p>
      <p>{placeOf(job)}</p>
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

/** Capitals by style, so that screen readers and copies get the words as written (P3.1, U13). */
function JobTitle({ job, star = false }: { job: JobListItem; star?: boolean }) {
  const remember = useRememberOpened(job.id);
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

/** For signed-in people only (P3.7). */
function ApplyButton({ job }: { job: JobListItem }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const remember = useRememberOpened(job.id);
  if (!user) return null;
  const apply = () => {
    remember();
    applyFor(job, navigate);
  };
  return (
    <Button small className="apply" aria-label={`Apply for ${job.title}`} onClick={apply}>
      Apply
    </Button>
  );
}

/** A place is as wide as its ZIP area, so nothing finer than a mile is said. */
const distance = (miles: number) => (miles < 1 ? 'less than 1 mile' : counted(Math.round(miles), 'mile'));

const placeOf = ({ city, state }: JobListItem) => [city, state].filter(Boolean).join(', ');

/** The employer's own number if there is one (P3.2). */
const listingNumber = (job: JobListItem) => job.externalListingNumber || job.jobListingNumber;
