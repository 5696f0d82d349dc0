import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { UNITS_PER_YEAR } from '#modules/shared/salary.js';
import { nameKey, sortKey } from '#platform/search/language/fold.js';
import { plainText } from '#platform/search/language/plain-text.js';
import { IndexSource, ReadIndex } from '#platform/search/read-index/index-source.js';
import type { Filter, IndexDefinition, SearchDocument } from '#platform/search/search-engine.js';
import { secondAround } from '#platform/time/local-time.js';
import { type JobRow, toCard } from './job-row.js';
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

  constructor(private readonly directory: DirectoryApi) {
    super();
  }

  async buildDocuments(em: EntityManager, ids: readonly string[]): Promise<SearchDocument[]> {
    if (!ids.length) return [];
    const jobs = await em.execute<JobRow[]>(
      `select id, title, description, organization, organization_name, position_id, position_name, position_type,
         geography, job_listing_number, external_listing_number, city, state, zip_code, start_date, end_date, is_external_post,
         external_url, is_featured, is_hot, is_remote, county, iu, is_salary_show, salary_min, salary_max, salary_unit
       from job where id in (?) and status = 'open' and deleted_at is null`,
      [ids],
    );
    if (!jobs.length) return [];
    const distinct = (pick: (job: JobRow) => string) => [...new Set(jobs.map(pick))];
    const organizationList = await this.directory.organizationsByNumbers(distinct((job) => job.organization));
    const organizations = new Map(organizationList.map((organization) => [organization.accountNumber, organization]));
    const positionList = await this.directory.positionsByIds(distinct((job) => job.position_id));
    const positions = new Map(positionList.map((position) => [position.id, position]));
    const placeList = await this.directory.placesOfZips(distinct((job) => job.zip_code));
    const places = new Map(placeList.map((place) => [place.zip, place]));
    return jobs.map((job) => {
      const organization = organizations.get(job.organization);
      const position = positions.get(job.position_id);
      const place = places.get(job.zip_code);
      const county = job.county ?? place?.county ?? organization?.county ?? null;
      const iu = job.iu ?? organization?.iu ?? null;
      const card = toCard(job, organization?.accountName ?? job.organization_name, position);
      const pay = card.salaryMax ?? card.salaryMin;
      return {
        id: job.id,
        text: {
          title: job.title,
          position: `${card.position.name} ${card.position.type}`,
          organization: `${card.organization.accountName} ${job.city}`,
          description: [plainText(job.description), job.job_listing_number, job.external_listing_number].join(' '),
        },
        fields: {
          organization: job.organization,
          organizationType: organization?.accountType ?? null,
          position: job.position_id,
          positionGroup: card.position.type,
          region: job.geography,
          county: county === null ? null : String(county),
          iu: iu === null ? null : String(iu),
          remote: job.is_remote,
          yearlySalary: pay === null ? null : pay * UNITS_PER_YEAR[card.salaryUnit],
          places: [job.zip_code, nameKey(job.city)],
          startDate: new Date(job.start_date),
          endDate: new Date(job.end_date),
          isUsable: organization?.usable ?? false,
          isHot: job.is_hot,
          isFeatured: job.is_featured,
          titleOrder: sortKey(job.title),
          organizationOrder: sortKey(card.organization.accountName),
        },
        point: place ? { lat: place.lat, lon: place.lon } : null,
        card,
      };
    });
  }

  async allIds(em: EntityManager, after: string | null, limit: number): Promise<string[]> {
    const rows = await em.execute<{ id: string }[]>(
      `select id from job where status = 'open' and deleted_at is null and (?::uuid is null or id > ?::uuid)
       order by id limit ?`,
      [after, after, limit],
    );
    return rows.map(({ id }) => id);
  }
}
