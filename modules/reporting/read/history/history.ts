import { Injectable } from '@nestjs/common';
import { HISTORY_CATEGORIES, type HistoryCategory } from '#modules/shared/history-kinds.js';
import { Database, type Parameter } from '#platform/database/database.js';
import type { HistoryEntry, HistoryPage, HistoryQuery } from '../../contract/api/history.js';
import { EventMails, noMails } from './event-mails.js';
import { KeptChanges } from './kept-changes.js';
import { COPY_LINES, type Happening, namesOf, SUBJECT_KEYS } from './lines.js';
import { Sentences } from './sentences.js';
import type { Subject } from './subject.js';

interface Row extends Happening {
  id: string;
  name: string;
  at: string;
  act: string | null;
  /** The event is about a copy of the posting. */
  isOfCopy: boolean;
}

/** Entries of one act that a page has at most. */
const MAX_ACT = 1_000;

const COLUMNS = 'select id, name, occurred_at as at, actor_id as "actorId", payload, seq, transaction_id::text as act';
const OF_COPIES = "payload ->> 'copiedFrom' = ? and name = any(?::text[])";

/**
 * The history of a thing: the events about it, newest first, in sentences whose names are looked up now. It reads the
 * log of events itself, by indexes on the ids in their payloads, so that a write is read at once and nothing is stored
 * twice.
 */
@Injectable()
export class History {
  constructor(
    private readonly database: Database,
    private readonly sentences: Sentences,
    private readonly changes: KeptChanges,
    private readonly mails: EventMails,
  ) {}

  async page(
    subject: Subject,
    { before, categories = [...HISTORY_CATEGORIES], limit }: HistoryQuery,
  ): Promise<HistoryPage> {
    const lines = new Map([...subject.lines, ...(subject.released?.lines ?? [])]);
    const { page, hasMore } = await this.wholeActs(limit, (count) => this.rows(subject, categories, before, count));
    const described = page.flatMap((row) => {
      const line = (row.isOfCopy ? COPY_LINES : lines).get(row.name);
      return line ? [{ ...row, line }] : [];
    });
    const [sentences, changes, mailsOf] = await Promise.all([
      this.sentences.compose(subject, described),
      this.changes.of(
        subject.kind,
        described.map(({ id }) => id),
      ),
      subject.showsMails ? this.mails.of(described) : noMails,
    ]);
    const items = described.flatMap(({ id, at, act, line: { category, icon } }, index): HistoryEntry[] => {
      const sentence = sentences[index];
      if (!sentence) return [];
      const entry = { id, act, at: new Date(at).toISOString(), category, icon, ...sentence };
      return [{ ...entry, changes: changes.get(id) ?? [], ...mailsOf(id) }];
    });
    const present = new Set([...lines.values()].map(({ category }) => category));
    return {
      thing: subject.thing,
      items,
      hasMore,
      categories: HISTORY_CATEGORIES.filter((category) => present.has(category)),
    };
  }

  /** The newest rows, about `limit` of them: the act that the limit would cut is left to the next page, or read whole. */
  private async wholeActs(limit: number, read: (count: number) => Promise<Row[]>) {
    const rows = await read(limit + 1);
    const cut = rows[limit];
    if (!cut) return { page: rows, hasMore: false };
    const start = rows.findLastIndex(({ act }) => act === null || act !== cut.act) + 1;
    if (start > 0) return { page: rows.slice(0, Math.min(start, limit)), hasMore: true };
    const more = await read(MAX_ACT + 1);
    const end = more.findIndex(({ act }) => act !== cut.act);
    const page = more.slice(0, end < 0 ? MAX_ACT : end);
    return { page, hasMore: more.length > page.length };
  }

  private rows(
    { kind, id, lines, released }: Subject,
    categories: readonly HistoryCategory[],
    before: string | undefined,
    limit: number,
  ): Promise<Row[]> {
    const names = namesOf(lines, categories);
    const parameters: Parameter[] = [id, names];
    const ofReleased = released ? "or (name = any(?::text[]) and payload ->> 'applicationId' = any(?::text[]))" : '';
    if (released) parameters.push(namesOf(released.lines, categories), released.applicationIds);
    const older = before ? 'and seq < (select seq from fact where id = ?)' : '';
    if (before) parameters.push(before);
    const ofCopies = kind === 'jobs' ? `union all ${COLUMNS}, true from fact where ${OF_COPIES} ${older}` : '';
    if (kind === 'jobs') parameters.push(id, namesOf(COPY_LINES, categories), ...(before ? [before] : []));
    return this.database.rows<Row>(
      `${COLUMNS}, false as "isOfCopy" from fact
        where payload ->> '${SUBJECT_KEYS[kind]}' = ? and (name = any(?::text[]) ${ofReleased}) ${older}
        ${ofCopies} order by seq desc limit ?`,
      [...parameters, limit],
    );
  }
}
