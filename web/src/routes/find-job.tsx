import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addressOf, criteriaFrom, DEEPEST, PAGE_SIZE } from '../features/job-search/criteria';
import { appliedOf } from '../features/job-search/filters/applied';
import { Chips } from '../features/job-search/filters/chips';
import { Facets } from '../features/job-search/filters/facets';
import { FiltersButton, FiltersSheet } from '../features/job-search/filters/filters-sheet';
import { LimitedNotice } from '../features/job-search/filters/limited-notice';
import { NothingFound } from '../features/job-search/filters/nothing-found';
import { UnderstoodLine } from '../features/job-search/filters/understood-line';
import { useLabels } from '../features/job-search/filters/use-labels';
import { JobRow } from '../features/job-search/job-card';
import { ToOpenedJob } from '../features/job-search/opened-job';
import { SearchPanel } from '../features/job-search/search-panel';
import { SortMenu } from '../features/job-search/sort-menu';
import { useJobs } from '../features/job-search/use-jobs';
import { ApiError } from '../lib/api-error';
import { counted } from '../lib/format';
import { Page } from '../ui/page';
import { Pager } from '../ui/pager';
import { EmptyState, QueryState } from '../ui/query-state';

/** More than a phone shows before one scrolls: a page that comes rendered is first painted with these (U48). */
const FIRST_ROWS = 4;

export function Component() {
  const [search] = useSearchParams();
  const criteria = criteriaFrom(search);
  const jobs = useJobs(criteria);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const labelOf = useLabels(criteria, jobs.data);
  const understood = jobs.data?.interpretation;
  const applied = appliedOf(criteria, understood, labelOf);
  const total = jobs.data?.totalItemsCount;
  const count = total === undefined ? '' : counted(total, 'job');
  const fields = jobs.error instanceof ApiError ? jobs.error.fields : [];
  const atLocation = fields.find(({ path }) => path === 'location');
  const facets = jobs.data && <Facets criteria={criteria} jobs={jobs.data} loadAll={jobs.refetch} />;

  return (
    <Page
      title="Find education employment in Pennsylvania"
      documentTitle={count ? `${count} - Find a Job` : 'Find a Job'}
      head="band"
      panel={<SearchPanel asked={criteria} locationError={atLocation?.message} />}
    >
      {jobs.data && <LimitedNotice jobs={jobs.data} />}
      <UnderstoodLine criteria={criteria} understood={understood} />
      <Chips {...{ criteria, applied, understood }} />
      <div className={jobs.isError ? undefined : 'found'}>
        {!jobs.isError && (
          <section className="filters column" id="filters" aria-label="Filters">
            <h2>Filters</h2>
            <a className="skip-filters" href="#count">
              Skip filters
            </a>
            {!isSheetOpen && facets}
          </section>
        )}
        <section className="results" aria-label="Results">
          <div className="results-bar">
            <h2 className="num" id="count" tabIndex={-1} aria-live="polite">
              {count || 'Jobs'}
            </h2>
            {!jobs.isError && <FiltersButton criteria={criteria} onPress={() => setSheetOpen(true)} />}
            <SortMenu criteria={criteria} hasPlace={Boolean(criteria.location || understood?.place)} />
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
                  jobs.data && (
                    <EmptyState action={<NothingFound jobs={jobs.data} {...{ criteria, applied, labelOf }} />}>
                      No exact matches found. Please try different search terms.
                    </EmptyState>
                  )
                )
              }
            >
              {({ items, totalItemsCount }) => (
                <>
                  <ToOpenedJob />
                  <ol className="job-rows">
                    {items.map((job, index) => (
                      <JobRow key={job.id} {...{ job, criteria }} id={index + 1 === FIRST_ROWS ? 'shown' : undefined} />
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
      </div>
      {isSheetOpen && (
        <FiltersSheet {...{ criteria, total }} onClose={() => setSheetOpen(false)}>
          {facets}
        </FiltersSheet>
      )}
    </Page>
  );
}
