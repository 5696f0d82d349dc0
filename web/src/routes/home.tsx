import { Link } from 'react-router-dom';
import { NOTHING } from '../features/job-search/criteria';
import { FeaturedJob } from '../features/job-search/job-card';
import { ToOpenedJob } from '../features/job-search/opened-job';
import { RegionMap } from '../features/job-search/region-map';
import { SearchPanel } from '../features/job-search/search-panel';
import { useFeaturedJobs } from '../features/job-search/use-jobs';
import { WhyHere } from '../features/shell/forbidden';
import { HomeContent } from '../features/site/home-content';
import { counted } from '../lib/format';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { icons } from '../ui/icons';
import { Page } from '../ui/page';
import { EmptyState, QueryState } from '../ui/query-state';

export function Component() {
  const jobs = useFeaturedJobs();
  const total = jobs.data?.totalItemsCount ?? 0;

  return (
    <Page
      title="Find education employment in Pennsylvania"
      head="band"
      lead={
        <>
          {total > 0 ? <b>{counted(total, 'open job')}</b> : 'Open jobs'} at school districts, charter schools,
          technology centers and intermediate units.
        </>
      }
      panel={<SearchPanel asked={NOTHING} />}
    >
      <WhyHere />
      <div className="home">
        <section className="featured" aria-labelledby="featured">
          <div className="ruled">
            <h2 id="featured">Featured jobs</h2>
            <span className="legend small">{icons.star} marks a featured job</span>
          </div>
          <QueryState
            query={jobs}
            rows={7}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyState action={<ButtonLink to={paths.signUp}>Create a profile</ButtonLink>}>
                Open jobs are listed here; at the moment there is none. With a profile you can apply as soon as one is
                posted.
              </EmptyState>
            }
          >
            {({ items, totalItemsCount }) => (
              <>
                <ToOpenedJob />
                <ul className="job-cards">
                  {items.map((job) => (
                    <FeaturedJob key={job.id} job={job} />
                  ))}
                </ul>
                <p className="all">
                  <Link to={paths.findJob}>See all {counted(totalItemsCount, 'job')}</Link>
                </p>
              </>
            )}
          </QueryState>
        </section>
        <div className="home-side">
          <RegionMap />
          <HomeContent />
        </div>
      </div>
    </Page>
  );
}
