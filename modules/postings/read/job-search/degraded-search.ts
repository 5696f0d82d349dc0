import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../src/platform/ask.js';
import { Clock } from '../../../../src/platform/clock.js';
import { Database } from '../../../../src/platform/database/database.js';
import { AllOrganizations, type OrganizationFacts } from '../../../directory/contract/questions.js';
import { HEEDED_WHEN_DEGRADED, type JobSearchQuery, limitOf } from '../../contract/api-search.js';
import { containing } from '../containing.js';
import { criteriaOf } from './criteria.js';
import type { FoundJobs } from './found-jobs.js';
import { postedSince } from './job-filters.js';
import { JobSearchIndex } from './job-search.index.js';

/** With the search's own patience this stays within the two seconds of F6. */
const STATEMENT_MS = 400;
/** As many words as the search itself heeds. */
const MOST_WORDS = 20;

/** How an answer is shown rather than what is looked for. */
const OF_THE_PAGE = ['offset', 'limit', 'isPositionsPage', 'exact', 'facets', 'explain', 'sortedBy', 'sortedAlgorithm'];

interface Sql {
  text: string;
  parameters: unknown[];
}

/** Answers searches from the table of postings while the search engine is away (F6). */
@Injectable()
export class DegradedSearch {
  constructor(
    private readonly database: Database,
    private readonly index: JobSearchIndex,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** The same postings are visible as ever; throws what the database throws, also when the statement takes too long. */
  find(query: JobSearchQuery): Promise<FoundJobs> {
    const featured = query.isPositionsPage ? '' : 'is_featured desc,';
    return this.bounded(async (found, em) => {
      const [row] = await em.execute<{ total: number; ids: string[] }[]>(
        `with found as materialized (select id, is_featured, is_hot, start_date from job where ${found.text})
         select (select count(*)::int from found) as total, array(
           select id from found order by ${featured} is_hot desc, start_date desc, id desc limit ? offset ?) as ids`,
        [...found.parameters, limitOf(query), query.offset],
      );
      const { total = 0, ids = [] } = row ?? {};
      const built = ids.length ? await this.index.buildDocuments(em, ids) : [];
      const documents = new Map(built.map(({ id, card }) => [id, JSON.stringify(card)]));
      return {
        items: ids.flatMap((id) => documents.get(id) ?? []),
        totalItemsCount: total,
        criteria: criteriaOf(query),
        degraded: true,
        unheeded: unheeded(query),
      };
    }, query);
  }

  /** Visible postings by region; exact, since the region is a column. */
  regions(): Promise<Map<string, number>> {
    return this.bounded(async (found, em) => {
      const rows = await em.execute<{ region: string; count: number }[]>(
        `select geography as region, count(*)::int as count from job where ${found.text} group by 1`,
        found.parameters,
      );
      return new Map(rows.map(({ region, count }) => [region, count]));
    });
  }

  private async bounded<T>(
    work: (found: Sql, em: Parameters<JobSearchIndex['buildDocuments']>[0]) => Promise<T>,
    query?: JobSearchQuery,
  ): Promise<T> {
    const found = conditions(await this.ask.of(new AllOrganizations()), this.clock.now(), query);
    return this.database.transaction(async (em) => {
      await em.execute(`set local statement_timeout = ${STATEMENT_MS}`);
      return work(found, em);
    });
  }
}

function conditions(organizations: readonly OrganizationFacts[], at: Date, query?: JobSearchQuery): Sql {
  const parts: string[] = [];
  const parameters: unknown[] = [];
  const add = (text: string, ...values: unknown[]) => {
    parts.push(text);
    parameters.push(...values);
  };
  const anyOf = (column: string, values: readonly string[]) =>
    add(`${column}::text in (select jsonb_array_elements_text(?::jsonb))`, JSON.stringify(values));
  const { organization = [], organizationType = [] } = query ?? {};
  const wanted = organizations
    .filter(({ usable, accountType }) => usable && isOneOf(organizationType, accountType))
    .filter(({ accountNumber }) => isOneOf(organization, accountNumber));

  // The rule of `visible`, dates being whole seconds.
  add("status = 'open' and deleted_at is null and start_date <= ?", at);
  add("end_date >= date_trunc('second', ?::timestamptz)", at);
  anyOf(
    'organization',
    wanted.map(({ accountNumber }) => accountNumber),
  );
  if (!query) return { text: parts.join(' and '), parameters };
  if (query.position.length) anyOf('position_id', query.position);
  if (query.positionGroup.length) anyOf('position_type', query.positionGroup);
  if (query.region.length) anyOf('geography', query.region);
  if (query.remote === 'true') add('is_remote');
  if (query.postedWithin) add('start_date >= ?', postedSince(query.postedWithin, at));
  if (query.salaryMin !== undefined) add('is_salary_show and coalesce(salary_max, salary_min) >= ?', query.salaryMin);
  for (const word of wordsOf(query.q))
    add("concat_ws(' ', title, position_name, position_type, organization_name) ilike ?", containing(word));
  for (const word of wordsOf(query.positionTitle)) add('title ilike ?', containing(word));
  return { text: parts.join(' and '), parameters };
}

const isAsked = (value: unknown) => value !== undefined && value !== false && [value].flat().length > 0;

const isOneOf = (choices: readonly string[], value: string) => !choices.length || choices.includes(value);

const wordsOf = (text = '') => text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

function unheeded(query: JobSearchQuery): string[] {
  const heeded = new Set<string>([...HEEDED_WHEN_DEGRADED, ...OF_THE_PAGE]);
  const { isPositionsPage, sortedBy = 'startDate', sortedAlgorithm = 'DESC' } = query;
  const isNewestFirst = !isPositionsPage || (sortedBy === 'startDate' && sortedAlgorithm === 'DESC');
  const filters = Object.entries(query)
    .filter(([name, value]) => !heeded.has(name) && isAsked(value))
    .map(([name]) => name);
  return isNewestFirst ? filters : [...filters, 'sortedBy'];
}
