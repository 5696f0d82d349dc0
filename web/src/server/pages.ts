import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { addressOf, criteriaFrom, feedOf } from '../features/job-search/criteria';
import { isChosen } from '../features/job-search/filters/applied';
import { trimmed } from '../features/job-search/filters/shown-choices';
import { areListsFull } from '../features/job-search/full-lists';
import { similarJobsQuery } from '../features/job-search/similar-jobs';
import { jobQuery } from '../features/job-search/use-job';
import { featuredJobsQuery, jobsQuery } from '../features/job-search/use-jobs';
import { regionsQuery } from '../features/job-search/use-regions';
import { contentQuery } from '../features/site/use-content';
import { organizationsQuery, positionsQuery } from '../lib/directory';
import { paths, patterns } from '../paths';
import type { Head } from './head';
import { jobPosting } from './job-posting';

export interface At {
  client: QueryClient;
  params: Params;
  search: URLSearchParams;
}

interface RenderedRoute {
  /** The route's file in `routes/`: its code is fetched along with the entry's. */
  file: string;
  /** Asks for what the page shows first. */
  load(at: At): Promise<void>[];
  /** Beyond title and address; asked when all that is loaded. */
  head?(at: At): Partial<Head>;
}

/** Reduced to what is chosen, a list is out of date from the start: the browser asks for the whole. */
async function panel({ client, search }: At): Promise<void> {
  await Promise.all([client.prefetchQuery(organizationsQuery), client.prefetchQuery(positionsQuery)]);
  if (areListsFull(search)) return;
  const { organization, position } = criteriaFrom(search);
  client.setQueryData(
    organizationsQuery.queryKey,
    (all) => all?.filter(({ accountNumber }) => organization.includes(accountNumber)),
    { updatedAt: 0 },
  );
  client.setQueryData(positionsQuery.queryKey, (all) => all?.filter(({ id }) => position.includes(id)), {
    updatedAt: 0,
  });
}

/** As much of the filters as the page shows. */
async function found({ client, search }: At): Promise<void> {
  const criteria = criteriaFrom(search);
  const query = jobsQuery(criteria);
  await client.prefetchQuery(query);
  if (areListsFull(search)) return;
  client.setQueryData(
    query.queryKey,
    (jobs) => jobs && trimmed(jobs, (name, value) => isChosen(criteria, jobs.interpretation, name, value)),
  );
}

const plain = (file: string): RenderedRoute => ({ file, load: () => [] });

/** The pages that come rendered from the server, by the pattern of their route. */
export const PAGES: Record<string, RenderedRoute> = {
  [paths.home]: {
    file: 'home',
    load: (at) => [
      panel(at),
      at.client.prefetchQuery(featuredJobsQuery),
      at.client.prefetchQuery(regionsQuery),
      at.client.prefetchQuery(contentQuery),
    ],
  },
  [paths.findJob]: {
    file: 'find-job',
    load: (at) => [panel(at), found(at)],
    head: ({ client, search }) => {
      const criteria = criteriaFrom(search);
      const found = client.getQueryData(jobsQuery(criteria).queryKey);
      return {
        canonical: addressOf({ ...criteria, sort: '' }),
        hidden: !found?.items.length,
        feed: feedOf(criteria),
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
      return jobPosting(job);
    },
  },
  [paths.aboutUs]: plain('about-us'),
  [paths.terms]: plain('terms'),
  [paths.privacy]: plain('privacy'),
  [paths.help]: plain('help'),
  [paths.support]: plain('support'),
  [paths.employerInfo]: plain('employer-info'),
  [paths.contactUs]: plain('contact-us'),
  [paths.postJobs]: plain('post-jobs'),
  [paths.signUp]: plain('sign-up'),
  [`${paths.signIn}/*`]: plain('sign-in'),
  '*': { ...plain('not-found'), head: () => ({ status: 404 }) },
};
