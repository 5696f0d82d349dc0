import './preferred-jobs.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PreferredJobs } from '#modules/job-search/contract/api/preferred';
import { joinParts, longDate, pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { preferredJobsQuery } from './queries';

const PREFERENCES = `${paths.myProfile}#preferences`;

/** Jobs that match the user's preferences, each with its reason, and the search with the same filters. */
export function PreferredJobsList({ isNear }: { isNear: boolean }) {
  const jobs = useQuery({ ...preferredJobsQuery, enabled: isNear });
  return (
    <section className="preferred" aria-labelledby="preferred-title">
      <h3 id="preferred-title" className="dashboard-heading">
        Jobs that match your preferences
      </h3>
      <QueryBoundary query={jobs} rows={2}>
        {(page) => (page.search === null ? <NoPreferences /> : <Matches page={page} search={page.search} />)}
      </QueryBoundary>
    </section>
  );
}

const NoPreferences = () => (
  <p>
    Choose positions, regions or a ZIP code in your preferences, and new jobs that match them stand here.{' '}
    <Link to={PREFERENCES}>Set your preferences</Link>
  </p>
);

function Matches({ page: { items, totalItemsCount }, search }: { page: PreferredJobs; search: string }) {
  if (totalItemsCount === 0) {
    return (
      <p>
        No open job matches your preferences now. <Link to={PREFERENCES}>Change your preferences</Link>
      </p>
    );
  }
  return (
    <>
      <ul>
        {items.map(({ id, title, organization, city, state, endDate, reasons }) => (
          <li key={id}>
            <Link to={paths.jobPost(id)}>{title}</Link>
            <span>{joinParts(organization.accountName, [city, state].filter(Boolean).join(', '))}</span>
            <span className="small muted">
              Matches: {joinParts(...reasons)} · Deadline {longDate(endDate)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`${paths.findJob}?${search}`}>
          {totalItemsCount > items.length
            ? `See all ${pluralize(totalItemsCount, 'job')} in the search`
            : 'See them in the search'}
        </Link>
      </p>
    </>
  );
}
