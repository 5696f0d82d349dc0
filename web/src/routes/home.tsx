import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { EMPTY_CRITERIA } from '#web/features/job-search/criteria';
import { SearchPanel } from '#web/features/job-search/panel/search-panel';
import { RegionMap } from '#web/features/job-search/regions/region-map';
import { FeaturedJob } from '#web/features/job-search/results/job-card';
import { RestoreFocus } from '#web/features/job-search/results/restore-focus';
import { useFeaturedJobs } from '#web/features/job-search/use-jobs';
import { ForbiddenNotice } from '#web/features/shell/forbidden';
import { HomeContent } from '#web/features/site/home-content';
import { useContentEditing } from '#web/features/site/use-content-editing';
import { pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { icons } from '#web/ui/icons';
import { Page } from '#web/ui/layout/page';

const ContentPage = lazy(() => import('#web/features/site/content/content-page'));

export function Component() {
  const editing = useContentEditing();
  if (!editing.isOpen) return <Home />;
  return (
    <Suspense>
      <ContentPage onLeave={editing.close} />
    </Suspense>
  );
}

function Home() {
  const jobs = useFeaturedJobs();
  const total = jobs.data?.totalItemsCount ?? 0;

  return (
    <Page
      title="Find education employment in Pennsylvania"
      head="band"
      lead={
        <>
          {total > 0 ? <b>{pluralize(total, 'open job')}</b> : 'Open jobs'} at school districts, charter schools,
          technology centers and intermediate units.
        </>
      }
      panel={<SearchPanel criteria={EMPTY_CRITERIA} />}
    >
      <ForbiddenNotice />
      <div className="home">
        <section className="featured" aria-labelledby="featured">
          <div className="ruled">
            <h2 id="featured">Featured jobs</h2>
            <span className="legend small">{icons.star} marks a featured job</span>
          </div>
          <QueryBoundary
            query={jobs}
            rows={7}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyList action={<ButtonLink to={paths.signUp}>Create a profile</ButtonLink>}>
                Open jobs are listed here; at the moment there is none. With a profile you can apply as soon as one is
                posted.
              </EmptyList>
            }
          >
            {({ items, totalItemsCount }) => (
              <>
                <RestoreFocus />
                <ul className="job-cards">
                  {items.map((job) => (
                    <FeaturedJob key={job.id} job={job} />
                  ))}
                </ul>
                <p className="all">
                  <Link to={paths.findJob}>See all {pluralize(totalItemsCount, 'job')}</Link>
                </p>
              </>
            )}
          </QueryBoundary>
        </section>
        <div className="home-side">
          <RegionMap />
          <HomeContent />
        </div>
      </div>
    </Page>
  );
}
