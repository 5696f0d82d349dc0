import { Link, useSearchParams } from 'react-router-dom';
import { ChosenFilters } from '../features/job-search/chosen-filters';
import { addressOf, criteriaFrom, DEEPEST, PAGE_SIZE } from '../features/job-search/criteria';
import { JobRow } from '../features/job-search/job-card';
import { ToOpenedJob } from '../features/job-search/opened-job';
import { SearchPanel } from '../features/job-search/search-panel';
import { SortMenu } from '../features/job-search/sort-menu';
import { useJobs } from '../features/job-search/use-jobs';
import { WaysOut } from '../features/job-search/ways-out';
import { ApiError } from '../lib/api-error';
import { counted } from '../lib/format';
import { Page } from '../ui/page';
import { Pager } from '../ui/pager';
import { EmptyState, QueryState } from '../ui/query-state';

export function Component() {
  const [search] = useSearchParams();
  const criteria = criteriaFrom(search);
  const jobs = useJobs(criteria);
  const total = jobs.data?.totalItemsCount;
  const count = total === undefined ? '' : counted(total, 'job');
  const fields = jobs.error instanceof ApiError ? jobs.error.fields : [];
  const atLocation = fields.find(({ path }) => path === 'location');

  return (
    <Page
      title="Find education employment in Pennsylvania"
      documentTitle={count ? `${count} - Find a Job` : 'Find a Job'}
      head="band"
      panel={<SearchPanel asked={criteria} locationError={atLocation?.message} />}
    >
      <ChosenFilters criteria={criteria} />
      <section className="results" aria-label="Results">
        <div className="results-bar">
          <h2 className="num" aria-live="polite">
            {count || 'Jobs'}
          </h2>
          <SortMenu criteria={criteria} />
        </div>
        {atLocation ? (
          <EmptyState>Change the place to see jobs.</EmptyState>
        ) : (
          <QueryState
            query={jobs}
            rows={6}
            isEmpty={({ items }) => items.length === 0}
            empty={
              total ? (
                <EmptyState action={<Link to={addressOf({ ...criteria, offset: 0 })}>Go to the first page</Link>}>
                  There are fewer pages than this.
                </EmptyState>
              ) : (
                <EmptyState action={<WaysOut criteria={criteria} />}>
                  No exact matches found. Please try different search terms.
                </EmptyState>
              )
            }
          >
            {({ items, totalItemsCount }) => (
              <>
                <ToOpenedJob />
                <ol className="job-rows">
                  {items.map((job) => (
                    <JobRow key={job.id} job={job} />
                  ))}
                </ol>
                <Pager
                  total={Math.min(totalItemsCount, DEEPEST)}
                  offset={criteria.offset}
                  limit={PAGE_SIZE}
                  hrefFor={(offset) => addressOf({ ...criteria, offset })}
                />
              </>
            )}
          </QueryState>
        )}
      </section>
    </Page>
  );
}
