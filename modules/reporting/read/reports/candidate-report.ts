import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Candidates, type SelectedIds } from '#modules/identity/contract/candidates.js';
import { CandidateProfiles } from '#modules/profiles/contract/candidate-profiles.js';
import type { GenericReport, ReportRow } from '../../contract/api/reports.js';
import { CANDIDATE_COLUMNS, isAccountOrder, isProfileOrder } from './candidate-columns.js';
import { candidateFilters } from './candidate-filters.js';
import { assertSortable } from './params.js';
import type { Extent, Report, ReportColumn, ReportQuery } from './report.js';

type Bounds = { offset: number; limit: number } | null;
/** By ids of positions; null for those that have left the catalogue. */
type PositionNames = Map<string, string | null>;

/** Rows of a batch: more save a tenth of the time, and keep requests waiting that arrive meanwhile. */
const BATCH = 100;

/**
 * Candidates by last name, unless another order is chosen. Accounts and profiles belong to two modules: the one that
 * does not own the order returns the ids that pass its filters, and the other one sorts and pages among them.
 */
@Injectable()
export class CandidateReport implements Report {
  readonly columns: readonly ReportColumn[] = CANDIDATE_COLUMNS;

  constructor(
    private readonly candidates: Candidates,
    private readonly candidateProfiles: CandidateProfiles,
    private readonly directory: DirectoryApi,
  ) {}

  validate({ params, order }: ReportQuery): void {
    candidateFilters(params);
    assertSortable(this.columns, order.column);
  }

  async page(
    query: ReportQuery,
    bounds: { offset: number; limit: number },
  ): Promise<Pick<GenericReport, 'rows' | 'totalItemsCount' | 'summaries'>> {
    const { ids, totalItemsCount } = await this.select(query, bounds);
    return { rows: await this.rows(ids), totalItemsCount, summaries: [] };
  }

  async extent(query: ReportQuery): Promise<Extent> {
    const { ids } = await this.select(query, null);
    return { rows: ids.length, userIds: ids };
  }

  /** Reads a batch while the one before is written. */
  async *batches(query: ReportQuery): AsyncIterable<ReportRow[]> {
    const { ids } = await this.select(query, null);
    const positionNames: PositionNames = new Map();
    const read = (from: number) => {
      const rows = this.rows(ids.slice(from, from + BATCH), positionNames);
      // Nobody awaits it once the reader has left.
      rows.catch(() => undefined);
      return rows;
    };
    let next = read(0);
    for (let end = BATCH; end < ids.length + BATCH; end += BATCH) {
      const rows = await next;
      if (end < ids.length) next = read(end);
      yield rows;
    }
  }

  private async select({ params, order }: ReportQuery, bounds: Bounds): Promise<SelectedIds> {
    const { account, profile } = candidateFilters(params);
    const { column = 'lastName', direction } = order;
    if (isProfileOrder(column)) {
      const among = await this.candidates.idSet(account);
      const selection = { among, order: { column, direction }, bounds };
      return this.candidateProfiles.ids(profile, selection);
    }
    if (!isAccountOrder(column)) throw new Error(`No module sorts by ${column}.`);
    const among = profile && (await this.candidateProfiles.idSet(profile));
    return this.candidates.ids(account, { among, order: { column, direction }, bounds });
  }

  /** In the order of `ids`. Names of positions are added to `positionNames`, which batches share. */
  private async rows(ids: readonly string[], positionNames: PositionNames = new Map()): Promise<ReportRow[]> {
    const accounts = byId(await this.candidates.accounts(ids));
    const profiles = byId(await this.candidateProfiles.profiles(ids));
    await this.addNames(positionNames, new Set([...profiles.values()].flatMap(({ positions }) => positions)));
    return ids.flatMap((id) => {
      const account = accounts.get(id);
      if (!account) return [];
      const profile = profiles.get(id);
      const names = (profile?.positions ?? []).flatMap((position) => positionNames.get(position) ?? []);
      return { id, cells: CANDIDATE_COLUMNS.map(({ cell }) => cell({ account, profile, positions: names })) };
    });
  }

  private async addNames(names: PositionNames, ids: ReadonlySet<string>): Promise<void> {
    const unknown = [...ids].filter((id) => !names.has(id));
    if (!unknown.length) return;
    for (const id of unknown) names.set(id, null);
    for (const { id, name } of await this.directory.positionsByIds(unknown)) names.set(id, name);
  }
}

const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));
