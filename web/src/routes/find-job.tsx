import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MAX_RESULT_WINDOW, PAGE_SIZE, parseCriteria, searchUrl } from '#web/features/job-search/criteria';
import { activeFilters } from '#web/features/job-search/filters/active-filters';
import { Chips } from '#web/features/job-search/filters/chips';
import { Facets } from '#web/features/job-search/filters/facets';
import { FiltersButton, FiltersSheet } from '#web/features/job-search/filters/filters-sheet';
import { InterpretationLine } from '#web/features/job-search/filters/interpretation-line';
import { useLabels } from '#web/features/job-search/filters/use-labels';
import { ZeroResults } from '#web/features/job-search/filters/zero-results';
import { criteriaText } from '#web/features/job-search/panel/panel-fields';
import { SearchPanel } from '#web/features/job-search/panel/search-panel';
import { JobRow } from '#web/features/job-search/results/job-card';
import { RestoreFocus } from '#web/features/job-search/results/restore-focus';
import { SortMenu } from '#web/features/job-search/results/sort-menu';
import { useJobs } from '#web/features/job-search/use-jobs';
import { ApiError } from '#web/lib/api/api-error';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import { EmptyState, QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';
import { Pager } from '#web/ui/tables/pager';

/** Rows of the first paint of a server-rendered page; more than fit on a phone's first screen. */
const FIRST_PAINT_ROWS = 4;

export function Component() {
  const [search] = useSearchParams();
  const criteria = parseCriteria(search);
  const jobs = useJobs(criteria);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const labelOf = useLabels(criteria, jobs.data);
  const interpretation = jobs.data?.interpretation;
  const active = activeFilters(criteria, interpretation, labelOf);
  const total = jobs.data?.totalItemsCount;
  const mentioned = interpretation?.few ? 0 : interpretation?.mentioned;
  const count = total === undefined ? '' : pluralize(total, 'job');
  const fields = jobs.error instanceof ApiError ? jobs.error.fields : [];
  const atLocation = fields.find(({ path }) => path === 'location');
  const facets = jobs.data && <Facets criteria={criteria} jobs={jobs.data} loadAll={jobs.refetch} />;

  return (
    <Page
      title="Find education employment in Pennsylvania"
      documentTitle={count ? `${count} - Find a Job` : 'Find a Job'}
      head="band"
      panel={
        <SearchPanel
          criteria={criteria}
          locationError={atLocation?.message}
          criteriaText={atLocation ? '' : criteriaText(criteria, labelOf)}
        />
      }
    >
      <InterpretationLine {...{ criteria, interpretation }} />
      <Chips {...{ criteria, active, interpretation }} />
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
            {total && mentioned ? (
              <small>
                {formatInteger(total - mentioned)} in titles or names, {formatInteger(mentioned)} more mention
                {mentioned === 1 && 's'} it
              </small>
            ) : null}
            {!jobs.isError && <FiltersButton criteria={criteria} onPress={() => setSheetOpen(true)} />}
            <SortMenu criteria={criteria} hasPlace={Boolean(criteria.location || interpretation?.place)} />
          </div>
          {atLocation ? (
            <EmptyState>Change the place to see jobs.</EmptyState>
          ) : (
            <QueryBoundary
              query={jobs}
              rows={6}
              isEmpty={({ items }) => items.length === 0}
              empty={
                total ? (
                  <EmptyState action={<Link to={searchUrl({ ...criteria, offset: 0 })}>Go to the first page</Link>}>
                    There are fewer pages than this.
                  </EmptyState>
                ) : (
                  jobs.data && (
                    <EmptyState action={<ZeroResults jobs={jobs.data} {...{ criteria, active, labelOf }} />}>
                      No exact matches found. Please try different search terms.
                    </EmptyState>
                  )
                )
              }
            >
              {({ items, totalItemsCount }) => (
                <>
                  <RestoreFocus />
                  <ol className="job-rows">
                    {items.map((job, index) => (
                      <JobRow
                        key={job.id}
                        {...{ job, criteria }}
                        id={index + 1 === FIRST_PAINT_ROWS ? 'shown' : undefined}
                      />
                    ))}
                  </ol>
                  <Pager
                    total={Math.min(totalItemsCount, MAX_RESULT_WINDOW)}
                    offset={criteria.offset}
                    limit={PAGE_SIZE}
                    hrefFor={(offset) => searchUrl({ ...criteria, offset })}
                  />
                </>
              )}
            </QueryBoundary>
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
