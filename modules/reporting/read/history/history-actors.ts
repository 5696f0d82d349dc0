import { Injectable } from '@nestjs/common';
import { HISTORY_CATEGORIES } from '#modules/shared/history-kinds.js';
import { Database } from '#platform/database/database.js';
import { type HistoryPage, PRODUCT_ACTOR } from '../../contract/api/history.js';
import { NameLookup } from '../name-lookup.js';
import { COPY_LINES, namesOf, SUBJECT_KEYS } from './lines.js';
import { PRODUCT } from './sentences.js';
import type { Subject } from './subject.js';

/** Who did something in a history, for readers who may know it. */
@Injectable()
export class HistoryActors {
  constructor(
    private readonly database: Database,
    private readonly names: NameLookup,
  ) {}

  /** By name; removed accounts, which have none, are left out. */
  async of({ kind, id, lines }: Subject): Promise<HistoryPage['actors']> {
    const isCopied = kind === 'jobs';
    const ofCopies = isCopied ? "or payload ->> 'copiedFrom' = ? and name = any(?::text[])" : '';
    const rows = await this.database.rows<{ id: string | null }>(
      `select distinct actor_id as id from fact
        where payload ->> '${SUBJECT_KEYS[kind]}' = ? and name = any(?::text[]) ${ofCopies}`,
      [id, namesOf(lines, HISTORY_CATEGORIES), ...(isCopied ? [id, namesOf(COPY_LINES, HISTORY_CATEGORIES)] : [])],
    );
    const accounts = await this.names.accounts(rows.map((row) => row.id));
    const people = [...accounts].map(([id, name]) => ({ id, name }));
    const product = rows.some((row) => row.id === null) ? [{ id: PRODUCT_ACTOR, name: PRODUCT }] : [];
    return [...people.sort((one, other) => one.name.localeCompare(other.name)), ...product];
  }
}
