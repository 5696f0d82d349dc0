import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { foldedWords } from '#modules/job-search/suggest/prefix-index.js';
import { SuggestedNames } from '#modules/job-search/suggest/suggested-names.js';
import { ListedJobs } from '#modules/postings/contract/listed-jobs.js';
import { PageCache } from '#platform/pages/page-cache.js';
import { Clock } from '#platform/time/clock.js';
import type { TestApp } from '../support/app.js';
import type { PostingsFixture } from '../support/fixtures/postings.js';

/** A posting that shares title, organization and region with no other one. */
export interface ListedJob {
  id: string;
  title: string;
  organization: string;
  region: string;
}

export type Phase = 'queued' | 'open' | 'ended';

/** Reads each view of a posting. */
interface Views {
  /** Views that tell open postings only. */
  isOpenIn: Record<string, boolean>;
  phaseIn: Record<string, Phase | undefined>;
  /** Views that tell ended postings apart from others. */
  hasEndedIn: Record<string, boolean>;
}

const LISTING_TEXTS: Record<string, Phase> = {
  'Listing queued': 'queued',
  'Accepting applications': 'open',
  'Expired - No Applicants!': 'ended',
  'Expired - Pending release': 'ended',
};

/** Reads every view in which a posting appears and disappears by time alone. `anchorId` is a posting similar to it. */
export async function readViews(
  app: TestApp,
  world: PostingsFixture,
  job: ListedJob,
  anchorId: string,
): Promise<Views> {
  const [manager, seeker] = [{ as: world.manager.token }, { as: world.seeker.token }];
  const read = async (path: string, as?: { as: string }) => {
    const { status, body } = await app.get(path, as);
    if (status !== 200) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const find = ({ items }: { items: { id: string; listingText?: string; isExpired?: boolean }[] }) =>
    items.find(({ id }) => id === job.id);
  const query = `positionTitle=${encodeURIComponent(job.title)}`;
  const like = new URLSearchParams({ organization: job.organization, title: job.title });

  const found = await read(`/api/jobs?${query}`);
  const regions: { code: string; count: number }[] = await read('/api/jobs/regions');
  const [organization] = (
    await read(`/api/organizations/admin?searchString=${job.organization}`, { as: world.admin.token })
  ).items;
  const own = find(await read('/api/jobs/user/posts?limit=100', manager));
  const managed = find(await read('/api/jobs/admin?limit=100', manager));
  const form = await read(`/api/jobs/${job.id}/admin`, manager);
  return {
    isOpenIn: {
      search: Boolean(find(found)),
      'number found': found.totalItemsCount === 1,
      regions: regions.find(({ code }) => code === job.region)?.count === 1,
      'similar jobs': Boolean(find(await read(`/api/jobs/${anchorId}/similar`))),
      feed: String(await read(`/positions.atom?${query}`)).includes(job.id),
      sitemap: String(await read('/sitemaps/jobs/1')).includes(job.id),
      suggestions: await isSuggested(app, job.title),
      'postings of the organization': organization.openPostings === 1,
      'application form': (await app.get(`/api/applications/prefill/${job.id}`, seeker)).status === 200,
    },
    phaseIn: {
      page: phaseOf(await app.get(`/api/jobs/${job.id}`)),
      'page of a user': phaseOf(await app.get(`/api/jobs/${job.id}`, seeker)),
      form: LISTING_TEXTS[form.listingText],
      'my postings': LISTING_TEXTS[own?.listingText ?? ''],
    },
    hasEndedIn: {
      'manage postings': managed?.isExpired ?? false,
      'like postings': (await read(`/api/jobs/like?${like}`, manager)).job === null,
    },
  };
}

/** The answers of all views that agree on this phase. */
export function agreement(phase: Phase, reported: Views): Views {
  const all = <T>(views: Record<string, unknown>, value: T) =>
    Object.fromEntries(Object.keys(views).map((view) => [view, value]));
  return {
    isOpenIn: all(reported.isOpenIn, phase === 'open'),
    phaseIn: all(reported.phaseIn, phase),
    hasEndedIn: all(reported.hasEndedIn, phase === 'ended'),
  };
}

function phaseOf({ status, body }: { status: number; body: { isAccepting?: boolean } }): Phase {
  if (status === 404) return 'queued';
  return body.isAccepting ? 'open' : 'ended';
}

/** Builds the names anew, because those of the application may be 30 s old. */
async function isSuggested(app: TestApp, title: string): Promise<boolean> {
  const names = new SuggestedNames(
    ...([app.service(ListedJobs), app.service(DirectoryApi), app.service(Clock), app.service(PageCache)] as const),
  );
  return (await names.get()).title.search(foldedWords(title), 1).length > 0;
}
