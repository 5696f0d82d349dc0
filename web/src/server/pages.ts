import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { feedUrl, parseCriteria, searchUrl } from '#web/features/job-search/criteria';
import { similarJobsQuery } from '#web/features/job-search/detail/similar-jobs';
import { jobQuery } from '#web/features/job-search/detail/use-job';
import { isSelected } from '#web/features/job-search/filters/active-filters';
import { trimFacets } from '#web/features/job-search/filters/visible-choices';
import { areListsFull } from '#web/features/job-search/panel/full-lists';
import { regionsQuery } from '#web/features/job-search/regions/use-regions';
import { featuredJobsQuery, jobsQuery } from '#web/features/job-search/use-jobs';
import { contentQuery } from '#web/features/site/use-content';
import { organizationsQuery, positionsQuery } from '#web/lib/queries/directory';
import { paths, patterns } from '#web/paths';
import type { Head } from './head';
import { jobPostingHead } from './job-posting';

export interface PageContext {
  client: QueryClient;
  params: Params;
  search: URLSearchParams;
}

interface RenderedRoute {
  /** The route's file in `routes/`; its code is loaded together with the entry. */
  file: string;
  /** Prefetches the queries that the first paint needs. */
  load(context: PageContext): Promise<void>[];
  /** Metadata beyond title and URL; called after `load`. */
  head?(context: PageContext): Partial<Head>;
}

/** Reduces the lists to the selected entries and marks them stale, so that the browser refetches them in full. */
async function prefetchPanel({ client, search }: PageContext): Promise<void> {
  await Promise.all([client.prefetchQuery(organizationsQuery), client.prefetchQuery(positionsQuery)]);
  if (areListsFull(search)) return;
  const { organization, position } = parseCriteria(search);
  client.setQueryData(
    organizationsQuery.queryKey,
    (all) => all?.filter(({ accountNumber }) => organization.includes(accountNumber)),
    { updatedAt: 0 },
  );
  client.setQueryData(positionsQuery.queryKey, (all) => all?.filter(({ id }) => position.includes(id)), {
    updatedAt: 0,
  });
}

/** Includes only the facet choices that the page shows. */
async function prefetchResults({ client, search }: PageContext): Promise<void> {
  const criteria = parseCriteria(search);
  const query = jobsQuery(criteria);
  await client.prefetchQuery(query);
  if (areListsFull(search)) return;
  client.setQueryData(
    query.queryKey,
    (jobs) => jobs && trimFacets(jobs, (name, value) => isSelected(criteria, jobs.interpretation, name, value)),
  );
}

const staticRoute = (file: string): RenderedRoute => ({ file, load: () => [] });

/** The server-rendered pages, by route pattern. */
export const RENDERED_ROUTES: Record<string, RenderedRoute> = {
  [paths.home]: {
    file: 'home',
    load: (at) => [
      prefetchPanel(at),
      at.client.prefetchQuery(featuredJobsQuery),
      at.client.prefetchQuery(regionsQuery),
      at.client.prefetchQuery(contentQuery),
    ],
  },
  [paths.findJob]: {
    file: 'find-job',
    load: (at) => [prefetchPanel(at), prefetchResults(at)],
    head: ({ client, search }) => {
      const criteria = parseCriteria(search);
      const jobs = client.getQueryData(jobsQuery(criteria).queryKey);
      return {
        canonical: searchUrl({ ...criteria, sort: '' }),
        hidden: !jobs?.items.length,
        feed: feedUrl(criteria),
      };
    },
  },
  [patterns.jobPost]: {
    file: 'job-detail',
    load: ({ client, params: { id = '' } }) => [
      client.prefetchQuery(jobQuery(id)),
      client.prefetchQuery(similarJobsQuery(id)),
    ],
    head: ({ client, params }) => {
      const job = client.getQueryData(jobQuery(params.id ?? '').queryKey);
      if (!job) return {};
      if ('missing' in job) return { status: job.missing === 410 ? 410 : 404 };
      return jobPostingHead(job);
    },
  },
  [paths.aboutUs]: staticRoute('about-us'),
  [paths.terms]: staticRoute('terms'),
  [paths.privacy]: staticRoute('privacy'),
  [paths.help]: staticRoute('help'),
  [paths.support]: staticRoute('support'),
  [paths.employerInfo]: staticRoute('employer-info'),
  [paths.contactUs]: staticRoute('contact-us'),
  [paths.postJobs]: staticRoute('post-jobs'),
  [paths.signUp]: staticRoute('sign-up'),
  [`${paths.signIn}/*`]: staticRoute('sign-in'),
  '*': { ...staticRoute('not-found'), head: () => ({ status: 404 }) },
};
