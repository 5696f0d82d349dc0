import { Injectable } from '@nestjs/common';
import { Privilege } from '#modules/shared/privileges.js';
import { Database } from '#platform/database/database.js';
import { selectIdSet, selectIds } from '#platform/database/id-lists.js';
import { likeContains } from '#platform/database/like-pattern.js';
import { ListPages } from '#platform/database/list-pages.js';
import type { Condition, List } from '#platform/database/list-plans.js';
import { TIME_ZONE } from '#platform/time/local-time.js';
import type {
  CandidateAccount,
  CandidateFilter,
  CandidateOrder,
  Candidates,
  IdSelection,
  IdSet,
  SelectedIds,
} from '../contract/candidates.js';
import { inName, inNameOrEmail } from './name-conditions.js';

const IS_CANDIDATE = `privileges @> '{${Privilege.JobSeeking}}'::integer[] and confirmed_at is not null
  and locked_at is null and removal_due_at is null`;
const NAME = "(first_name || ' ' || last_name)";
const BY_NAME = ['folded_last_name', 'folded_first_name', 'id'];
const LOCAL = `::timestamp at time zone '${TIME_ZONE}'`;

const ORDERS: Record<CandidateOrder, readonly string[]> = {
  lastName: BY_NAME,
  email: ['lower(email)'],
  registered: ['created_at', 'id'],
};

@Injectable()
export class CandidatesService implements Candidates {
  constructor(
    private readonly database: Database,
    private readonly pages: ListPages,
  ) {}

  idSet(filter: CandidateFilter): Promise<IdSet> {
    return selectIdSet(this.database, sourceOf(filter, null));
  }

  ids(filter: CandidateFilter, { among, order, bounds }: IdSelection<CandidateOrder>): Promise<SelectedIds> {
    const isIndexed = !among && order.column !== 'registered';
    const { direction } = order;
    const idOrder = { keys: ORDERS[order.column], direction, isIndexed };
    return selectIds(this.database, sourceOf(filter, among), idOrder, bounds);
  }

  accounts(ids: readonly string[]): Promise<CandidateAccount[]> {
    return this.database.lookup(
      `select id, first_name as "firstName", last_name as "lastName", email, created_at as "registeredAt"
         from account where id = any(?::uuid[])`,
      [ids],
    );
  }

  async names(search: string, limit: number): Promise<{ id: string; name: string }[]> {
    const list: List = {
      table: 'account',
      columns: `id, ${NAME} as name`,
      scope: [],
      filters: [{ sql: IS_CANDIDATE, parameters: [] }, ...(search ? [inNameOrEmail(search)] : [])],
      order: BY_NAME.map((expression) => ({ expression, direction: 'ASC' })),
      isOrderIndexed: true,
    };
    return (await this.pages.read<{ id: string; name: string }>(list, { offset: 0, limit })).items;
  }
}

function sourceOf(filter: CandidateFilter, among: IdSet | null) {
  const from = among
    ? { sql: 'unnest(?::uuid[]) as other(id) join account using (id)', parameters: [among] }
    : { sql: 'account', parameters: [] };
  return { id: 'id', from, conditions: [{ sql: IS_CANDIDATE, parameters: [] }, ...conditionsOf(filter)] };
}

function conditionsOf({ firstDay, lastDay, name, email }: CandidateFilter): Condition[] {
  const condition = (sql: string, value: string | null) => (value === null ? [] : [{ sql, parameters: [value] }]);
  return [
    ...condition(`created_at >= ?::date${LOCAL}`, firstDay),
    ...condition(`created_at < (?::date + 1)${LOCAL}`, lastDay),
    ...(name === null ? [] : inName(name)),
    ...condition('email ilike ?', email && likeContains(email)),
  ];
}
