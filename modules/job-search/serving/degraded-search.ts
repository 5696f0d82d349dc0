import { Injectable } from '@nestjs/common';
import {
  DirectoryApi,
  type OrganizationSummary,
  type PositionEver,
} from '#modules/directory/contract/directory-api.js';
import { SALARY_UNITS, UNITS_PER_YEAR } from '#modules/shared/salary.js';
import { Database } from '#platform/database/database.js';
import { fold } from '#platform/search/language/fold.js';
import { cleanName } from '#platform/text/clean-text.js';
import { Clock } from '#platform/time/clock.js';
import { type JobSearchQuery, limitOf, SUPPORTED_WHEN_DEGRADED } from '../contract/api/search.js';
import { JobSearchIndex } from '../index/job-search.index.js';
import { postedSince } from '../query/job-filters.js';
import { MAX_PINNED } from '../query/recent-posts.js';
import { appendFields, type SerializedJobList } from '../query/serialized-job-list.js';
import { normalizedQuery } from './normalized-query.js';

/** With the timeout of the search engine, this stays within the two seconds of F6. */
const STATEMENT_TIMEOUT_MS = 400;
/** The same limit as in the search engine. */
const MAX_WORDS = 20;

/** Parameters that control presentation. */
const PAGE_PARAMETERS = [
  'offset',
  'limit',
  'isPositionsPage',
  'exact',
  'facets',
  'explain',
  'sortedBy',
  'sortedAlgorithm',
];

const YEARLY_SALARY = `coalesce(salary_max, salary_min) * case salary_unit ${SALARY_UNITS.map(
  (unit) => `when '${unit}' then ${UNITS_PER_YEAR[unit]}`,
).join(' ')} end`;

interface Sql {
  text: string;
  parameters: unknown[];
}

/** Searches the table of postings while the search engine is unavailable. */
@Injectable()
export class DegradedSearch {
  constructor(
    private readonly database: Database,
    private readonly index: JobSearchIndex,
    private readonly directory: DirectoryApi,
    private readonly clock: Clock,
  ) {}

  /** Finds visible postings only, as the search engine does. Throws database errors, including a statement timeout. */
  find(query: JobSearchQuery): Promise<SerializedJobList> {
    const first = query.isPositionsPage
      ? 'id = any(array(select id from pinned)) desc'
      : 'is_featured desc, is_hot desc';
    return this.withTimeout(async (conditions, em) => {
      const [row] = await em.execute<{ total: number; ids: string[]; pinned: string[] }[]>(
        `with found as materialized (select id, is_featured, is_hot, start_date from job where ${conditions.text})
         , pinned as (select id from found where is_hot order by start_date desc, id desc limit ${MAX_PINNED})
         select (select count(*)::int from found) as total, array(select id from pinned) as pinned, array(
           select id from found order by ${first}, start_date desc, id desc limit ? offset ?) as ids`,
        [...conditions.parameters, limitOf(query), query.offset],
      );
      const { total = 0, ids = [], pinned = [] } = row ?? {};
      const shownPinned = new Set(query.isPositionsPage ? pinned : []);
      const built = ids.length ? await this.index.buildDocuments(em, ids) : [];
      const documents = new Map(built.map(({ id, card }) => [id, JSON.stringify(card)]));
      return {
        items: ids.flatMap((id) => {
          const card = documents.get(id);
          return card ? appendFields(card, shownPinned.has(id) ? { isPinned: true } : {}) : [];
        }),
        totalItemsCount: total,
        criteria: normalizedQuery(query),
        degraded: true,
        ignoredParameters: ignoredParameters(query),
      };
    }, query);
  }

  /** Counts visible postings by region. */
  regions(): Promise<Map<string, number>> {
    return this.withTimeout(async (conditions, em) => {
      const rows = await em.execute<{ region: string; count: number }[]>(
        `select geography as region, count(*)::int as count from job where ${conditions.text} group by 1`,
        conditions.parameters,
      );
      return new Map(rows.map(({ region, count }) => [region, count]));
    });
  }

  private async withTimeout<T>(
    work: (conditions: Sql, em: Parameters<JobSearchIndex['buildDocuments']>[0]) => Promise<T>,
    query?: JobSearchQuery,
  ): Promise<T> {
    const [organizations, positions] = await Promise.all([
      this.directory.allOrganizations(),
      query?.q ? this.directory.positionsEver() : [],
    ]);
    const conditions = buildConditions({ organizations, positions }, this.clock.now(), query);
    return this.database.transaction(async (em) => {
      await em.execute(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
      return work(conditions, em);
    });
  }
}

interface Directory {
  organizations: readonly OrganizationSummary[];
  positions: readonly PositionEver[];
}

function buildConditions({ organizations, positions }: Directory, at: Date, query?: JobSearchQuery): Sql {
  const parts: string[] = [];
  const parameters: unknown[] = [];
  const add = (text: string, ...values: unknown[]) => {
    parts.push(text);
    parameters.push(...values);
  };
  const anyOf = (column: string, values: readonly string[]) => add(isAmong(column), JSON.stringify(values));
  const { organization = [], organizationType = [] } = query ?? {};
  const allowed = organizations
    .filter(({ usable, accountType }) => usable && isOneOf(organizationType, accountType))
    .filter(({ accountNumber }) => isOneOf(organization, accountNumber));

  // The rule of `visibilityFilters`.
  add("status = 'open' and deleted_at is null and start_date <= ? and end_date >= ?", at, at);
  anyOf(
    'organization',
    allowed.map(({ accountNumber }) => accountNumber),
  );
  if (!query) return { text: parts.join(' and '), parameters };
  if (query.position.length) anyOf('position_id', query.position);
  if (query.positionGroup.length) anyOf('position_type', query.positionGroup);
  if (query.region.length) anyOf('geography', query.region);
  if (query.remote === 'true') add('is_remote');
  if (query.postedWithin) add('start_date >= ?', postedSince(query.postedWithin, at));
  if (query.salaryMin !== undefined) add(`is_salary_show and ${YEARLY_SALARY} >= ?`, query.salaryMin);
  for (const word of splitWords(query.q))
    add(
      `(folded_title like folded_pattern(?) or ${isAmong('organization')} or ${isAmong('position_id')})`,
      word,
      JSON.stringify(allowed.filter(named(word, 'accountName')).map(({ accountNumber }) => accountNumber)),
      JSON.stringify(positions.filter(named(word, 'name', 'type')).map(({ id }) => id)),
    );
  for (const word of splitWords(query.positionTitle)) add('folded_title like folded_pattern(?)', word);
  return { text: parts.join(' and '), parameters };
}

const isAmong = (column: string) => `${column}::text in (select jsonb_array_elements_text(?::jsonb))`;

/** Texts as `folded` of the database compares them, which takes 20 µs for each row. */
const folded = (text: string) => fold(cleanName(text)).replace(/['"]/g, '').replaceAll('-', ' ');

function named<Key extends string>(word: string, ...names: Key[]): (one: Record<Key, string>) => boolean {
  const part = folded(word);
  return (one) => names.some((name) => folded(one[name]).includes(part));
}

const isPresent = (value: unknown) => value !== undefined && value !== false && [value].flat().length > 0;

const isOneOf = (choices: readonly string[], value: string) => !choices.length || choices.includes(value);

/** A sign that folds to a blank, such as a dash of its own, is no word. */
const splitWords = (text = '') =>
  cleanName(text)
    .split(/\s+/)
    .filter((word) => folded(word).trim() !== '')
    .slice(0, MAX_WORDS);

function ignoredParameters(query: JobSearchQuery): string[] {
  const supported = new Set<string>([...SUPPORTED_WHEN_DEGRADED, ...PAGE_PARAMETERS]);
  const { isPositionsPage, sortedBy = 'startDate', sortedAlgorithm = 'DESC' } = query;
  const isNewestFirst = !isPositionsPage || (sortedBy === 'startDate' && sortedAlgorithm === 'DESC');
  const filters = Object.entries(query)
    .filter(([name, value]) => !supported.has(name) && isPresent(value))
    .map(([name]) => name);
  return isNewestFirst ? filters : [...filters, 'sortedBy'];
}
