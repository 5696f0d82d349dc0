import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { type ListedJob, ListedJobs } from '#modules/postings/contract/listed-jobs.js';
import { UNITS_PER_YEAR } from '#modules/shared/salary.js';
import { nameKey, sortKey } from '#platform/search/language/fold.js';
import { plainText } from '#platform/search/language/plain-text.js';
import { IndexSource, ReadIndex } from '#platform/search/read-index/index-source.js';
import type { Filter, IndexDefinition, SearchDocument } from '#platform/search/search-engine.js';
import { secondAround } from '#platform/time/local-time.js';
import { toCard } from './job-card.js';
import { TEXT_WEIGHTS } from './ranking.js';

const newestFirst = [
  { by: 'startDate', descending: true },
  { by: 'id', descending: true },
];

/** Newest first; `RecentPosts` puts the newest pinned ones before them. */
export const RECENT = newestFirst;
export const PINNED = [{ by: 'isHot', descending: true }, ...newestFirst];
/** Distance breaks ties where a location is known. */
export const RELEVANT = [{ by: 'relevance', descending: true }, { by: 'distance' }];
/** Home shows featured jobs first, then pinned ones. */
export const FEATURED = [{ by: 'isFeatured', descending: true }, ...PINNED];

/**
 * The index of the public search. It holds open jobs only. Start, end and usable organizations are filtered at query
 * time, so that jobs appear and disappear on time.
 */
export const JOB_SEARCH = {
  name: 'job-search',
  text: TEXT_WEIGHTS,
  fields: {
    organization: 'keyword',
    organizationType: 'keyword',
    position: 'keyword',
    positionGroup: 'keyword',
    region: 'keyword',
    county: 'keyword',
    iu: 'keyword',
    remote: 'boolean',
    /** Dollars a year: the highest salary that the posting shows. */
    yearlySalary: 'number',
    /** ZIP code and city key. */
    places: 'keywords',
    startDate: 'date',
    endDate: 'date',
    isUsable: 'boolean',
    isHot: 'boolean',
    isFeatured: 'boolean',
    titleOrder: 'keyword',
    organizationOrder: 'keyword',
  },
  recencyField: 'startDate',
  clusterBy: 'position',
  sortIndexes: [
    RECENT,
    PINNED,
    [{ by: 'startDate' }, { by: 'id', descending: true }],
    FEATURED,
    ...['endDate', 'organizationOrder', 'titleOrder'].flatMap((by) => [
      [{ by }, ...newestFirst],
      [{ by, descending: true }, ...newestFirst],
    ]),
  ],
} as const satisfies IndexDefinition;

/** Filters for jobs that have started, have not ended and belong to a usable organization. */
export function visibilityFilters(at: Date): Filter[] {
  const { begin, end } = secondAround(at);
  return [
    { field: 'startDate', to: begin },
    { field: 'endDate', from: end },
    { field: 'isUsable', anyOf: [true] },
  ];
}

@ReadIndex()
@Injectable()
export class JobSearchIndex extends IndexSource {
  readonly definition = JOB_SEARCH;

  constructor(
    private readonly directory: DirectoryApi,
    private readonly listed: ListedJobs,
  ) {
    super();
  }

  async buildDocuments(ids: readonly string[]): Promise<SearchDocument[]> {
    const jobs = ids.length ? await this.listed.byIds(ids) : [];
    if (!jobs.length) return [];
    const distinct = (pick: (job: ListedJob) => string) => [...new Set(jobs.map(pick))];
    const organizationList = await this.directory.organizationsByNumbers(distinct((job) => job.accountNumber));
    const organizations = new Map(organizationList.map((organization) => [organization.accountNumber, organization]));
    const positionList = await this.directory.positionsByIds(distinct((job) => job.positionId));
    const positions = new Map(positionList.map((position) => [position.id, position]));
    const placeList = await this.directory.placesOfZips(distinct((job) => job.zipCode));
    const places = new Map(placeList.map((place) => [place.zip, place]));
    return jobs.map((job) => {
      const organization = organizations.get(job.accountNumber);
      const position = positions.get(job.positionId);
      const place = places.get(job.zipCode);
      const county = job.county ?? place?.county ?? organization?.county ?? null;
      const iu = job.iu ?? organization?.iu ?? null;
      const card = toCard(job, organization?.accountName ?? job.accountName, position);
      const pay = card.salaryMax ?? card.salaryMin;
      return {
        id: job.id,
        text: {
          title: job.title,
          position: `${card.position.name} ${card.position.type}`,
          organization: `${card.organization.accountName} ${job.city}`,
          description: [plainText(job.description), job.jobListingNumber, job.externalListingNumber].join(' '),
        },
        fields: {
          organization: job.accountNumber,
          organizationType: organization?.accountType ?? null,
          position: job.positionId,
          positionGroup: card.position.type,
          region: job.geography,
          county: county === null ? null : String(county),
          iu: iu === null ? null : String(iu),
          remote: job.isRemote,
          yearlySalary: pay === null ? null : pay * UNITS_PER_YEAR[card.salaryUnit],
          places: [job.zipCode, nameKey(job.city)],
          startDate: job.startDate,
          endDate: job.endDate,
          isUsable: organization?.usable ?? false,
          isHot: job.isHot,
          isFeatured: job.isFeatured,
          titleOrder: sortKey(job.title),
          organizationOrder: sortKey(card.organization.accountName),
        },
        point: place ? { lat: place.lat, lon: place.lon } : null,
        card,
      };
    });
  }

  allIds(after: string | null, limit: number): Promise<string[]> {
    return this.listed.idsAfter(after, limit);
  }
}
