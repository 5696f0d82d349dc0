import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../src/platform/ask.js';
import { fold, sortKey } from '../../../../src/platform/search/language/fold.js';
import { plainText } from '../../../../src/platform/search/language/plain-text.js';
import { IndexSource, ReadIndex } from '../../../../src/platform/search/read-index/index-source.js';
import type { Filter, IndexDefinition, SearchDocument } from '../../../../src/platform/search/search-engine.js';
import { OrganizationsByNumbers, PlacesOfZips, PositionsByIds } from '../../../directory/contract/questions.js';
import { cardOf, type JobRow } from './job-row.js';
import { TEXT_WEIGHTS } from './ranking.js';

const newestFirst = [
  { by: 'startDate', descending: true },
  { by: 'id', descending: true },
];

/** Recent Posts has pinned ones first (CLAUSES near W5.39); Home has featured ones before them (near P1.2). */
export const RECENT = [{ by: 'isHot', descending: true }, ...newestFirst];
/** Among equals what is near comes first, where a place is known. */
export const RELEVANT = [{ by: 'relevance', descending: true }, { by: 'distance' }];
export const FEATURED = [{ by: 'isFeatured', descending: true }, ...RECENT];

/**
 * What the public finds jobs by. Only open jobs are in it; whether one is queued, ended or of an unusable organization
 * is asked at query time, so that it appears and vanishes on its own.
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
    /** Dollars: the most that the posting shows to pay. */
    salary: 'number',
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
  newest: 'startDate',
  together: 'position',
  orders: [
    RECENT,
    [{ by: 'startDate' }, { by: 'id', descending: true }],
    FEATURED,
    ...['endDate', 'organizationOrder', 'titleOrder'].flatMap((by) => [
      [{ by }, ...newestFirst],
      [{ by, descending: true }, ...newestFirst],
    ]),
  ],
} as const satisfies IndexDefinition;

/** Who sees a posting in a search: everybody, once it has started and until it has ended (CLAUSES near P2.19). */
export function visible(at: Date): Filter[] {
  // Dates are whole seconds: a listing that ends at 23:59:59 lasts through that second.
  const now = new Date(Math.floor(at.getTime() / 1000) * 1000);
  return [
    { field: 'startDate', to: now },
    { field: 'endDate', from: now },
    { field: 'isUsable', anyOf: [true] },
  ];
}

/** A city name however it is written: "St. Marys" and "ST MARYS" are one. */
export const cityKey = (city: string) => fold(city).replace(/[^\p{L}\p{N}]+/gu, '');

@ReadIndex()
@Injectable()
export class JobSearchIndex extends IndexSource {
  readonly definition = JOB_SEARCH;

  constructor(private readonly ask: Ask) {
    super();
  }

  async buildDocuments(em: EntityManager, ids: readonly string[]): Promise<SearchDocument[]> {
    const jobs = await em.execute<JobRow[]>(
      `select id, title, description, organization, organization_name, position_id, position_name, position_type,
         geography, job_listing_number, external_listing_number, city, state, zip_code, start_date, end_date, is_external_post,
         external_url, is_featured, is_hot, is_remote, county, iu, is_salary_show, salary_min, salary_max
       from job where id in (?) and status = 'open' and deleted_at is null`,
      [ids],
    );
    if (!jobs.length) return [];
    const of = (pick: (job: JobRow) => string) => [...new Set(jobs.map(pick))];
    const named = await this.ask.of(new OrganizationsByNumbers(of((job) => job.organization)));
    const organizations = new Map(named.map((one) => [one.accountNumber, one]));
    const held = await this.ask.of(new PositionsByIds(of((job) => job.position_id)));
    const positions = new Map(held.map((one) => [one.id, one]));
    const located = await this.ask.of(new PlacesOfZips(of((job) => job.zip_code)));
    const places = new Map(located.map((one) => [one.zip, one]));
    return jobs.map((job) => {
      const organization = organizations.get(job.organization);
      const position = positions.get(job.position_id);
      const place = places.get(job.zip_code);
      const county = job.county ?? place?.county ?? organization?.county ?? null;
      const iu = job.iu ?? organization?.iu ?? null;
      const pay = job.is_salary_show ? (job.salary_max ?? job.salary_min) : null;
      const card = cardOf(job, organization?.accountName ?? job.organization_name, position);
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
          salary: pay === null ? null : Number(pay),
          places: [job.zip_code, cityKey(job.city)],
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
