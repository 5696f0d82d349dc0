import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { ListPages } from '#platform/database/list-pages.js';
import { containsFolded, containsText, inAny, type List } from '#platform/database/list-plans.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Page } from '#platform/http/paging.js';
import type { CertificationQuery, ReferenceEntry } from '../contract/api/reference-data.js';
import type { ReferenceKind } from '../contract/api/reference-kinds.js';
import { UsageCounts } from './usage-counts.js';

type Query = typeof CertificationQuery._output;
type Row = ReferenceEntry & { version: number };

const COLUMNS: Record<ReferenceKind, string> = {
  position: 'id, name, type, code, approval, version',
  credential: 'id, name, code, version',
  certification: 'id, name, type, code, version',
};
/** Documents in profiles that have a certification, by its type. */
const DOCUMENTS = { Administrative: 'administrativeDocuments', Professional: 'professionalDocuments' } as const;
type CertificationType = keyof typeof DOCUMENTS;

/** Reads the lists of reference data. */
@Injectable()
export class ReferenceData {
  constructor(
    private readonly database: Database,
    private readonly pages: ListPages,
    private readonly usage: UsageCounts,
  ) {}

  /** A page, or all entries without a limit. */
  async list(kind: ReferenceKind, query: Query): Promise<Page<Row>> {
    const list = toList(kind, query);
    const { limit } = query;
    // A page of all: a catalogue has hundreds of entries.
    return this.pages.read<Row>(list, limit ? { offset: query.offset * limit, limit } : { offset: 0, limit: 10_000 });
  }

  /** A page with the number of postings or documents that have each entry. */
  async listWithUse(kind: ReferenceKind, query: Query): Promise<Page<Row>> {
    const { items, totalItemsCount } = await this.list(kind, query);
    return { items: await this.withUse(kind, items), totalItemsCount };
  }

  /** An entry that can be chosen, with its use. Throws DomainError notFound. */
  async get(kind: ReferenceKind, id: string): Promise<Row> {
    const sql = `select ${COLUMNS[kind]} from ${kind} where id = ? and removed_at is null`;
    const [entry] = await this.withUse(kind, await this.database.lookup<Row>(sql, [id]));
    if (!entry) throw notFoundError(`The ${kind}`);
    return entry;
  }

  /** The names that can be chosen, of one type if given. */
  async names(kind: ReferenceKind, type: string | null = null): Promise<string[]> {
    const ofType = type === null ? '' : 'and type = ?';
    const sql = `select name from ${kind} where removed_at is null ${ofType}`;
    const rows = await this.database.lookup<{ name: string }>(sql, type === null ? [] : [type]);
    return rows.map(({ name }) => name);
  }

  private async withUse(kind: ReferenceKind, rows: Row[]): Promise<Row[]> {
    if (kind === 'position') {
      const ids = rows.map(({ id }) => id);
      const [postings, preferences] = await Promise.all([
        this.usage.count('postings', ids),
        this.usage.count('preferences', ids),
      ]);
      return rows.map((row) => ({
        ...row,
        usedBy: [...use('postings', postings.get(row.id)), ...use('preferences', preferences.get(row.id))],
      }));
    }
    const names = rows.map(({ name }) => name);
    const usages = kind === 'credential' ? ['credentialDocuments' as const] : Object.values(DOCUMENTS);
    const counts = new Map(
      await Promise.all(usages.map(async (usage) => [usage, await this.usage.count(usage, names)] as const)),
    );
    const usageOf = ({ type }: Row) =>
      type === undefined ? 'credentialDocuments' : DOCUMENTS[type as CertificationType];
    return rows.map((row) => ({ ...row, usedBy: use('documents', counts.get(usageOf(row))?.get(row.name)) }));
  }
}

const use = (what: 'postings' | 'preferences' | 'documents', count = 0) => (count ? [{ count, what }] : []);

function toList(kind: ReferenceKind, query: Query): List {
  const { searchString, orderBy: direction, filterBy } = query;
  const sortedColumn = kind === 'credential' && query.sortedColumn === 'type' ? 'name' : query.sortedColumn;
  const orders = { name: ['lower(name)'], code: ['lower(code)'], type: ['type', 'lower(name)'] };
  return {
    table: kind,
    columns: COLUMNS[kind],
    scope: [{ sql: 'removed_at is null', parameters: [] }],
    filters: [
      ...inAny(containsFolded('folded_name', searchString), containsText('code', searchString)),
      ...(filterBy ? [{ sql: 'type = ?', parameters: [filterBy] }] : []),
    ],
    order: [...orders[sortedColumn], 'id'].map((expression) => ({ expression, direction })),
    isOrderIndexed: true,
  };
}
