import { Injectable } from '@nestjs/common';
import { Database, type Parameter } from '../../../../src/platform/database/database.js';
import type { HistoryEntry, HistoryPage, HistoryQuery } from '../../contract/api-history.js';
import { HISTORY_CATEGORIES, type HistoryCategory, type HistoryKind } from '../../contract/api-history-kinds.js';
import { type Happening, type Lines, SUBJECT_KEYS } from './line.js';
import { Sentences } from './sentences.js';

/** A thing, and the facts about it that a reader may know. */
export interface Subject {
  kind: HistoryKind;
  id: string;
  lines: Lines;
  /** Facts about one of these applications only, by further lines. */
  released?: { lines: Lines; applicationIds: readonly string[] };
}

interface Row extends Happening {
  id: string;
  name: string;
  at: string;
}

/**
 * The history of a thing: the facts about it, newest first, in sentences whose names are looked up now. It reads the
 * log of facts itself, by indexes on the ids in their payloads, so that a write is read at once and nothing is stored
 * twice.
 */
@Injectable()
export class History {
  constructor(
    private readonly database: Database,
    private readonly sentences: Sentences,
  ) {}

  async page(
    subject: Subject,
    { before, categories = [...HISTORY_CATEGORIES], limit }: HistoryQuery,
  ): Promise<HistoryPage> {
    const lines = { ...subject.lines, ...subject.released?.lines };
    const rows = await this.rows(subject, categories, before, limit + 1);
    const page = rows.slice(0, limit);
    const sentences = await this.sentences.compose(subject.kind, page, lines);
    const items = page.flatMap(({ id, name, at }, index): HistoryEntry[] => {
      const line = lines[name];
      const sentence = sentences[index];
      if (!line || !sentence) return [];
      const { category, icon } = line;
      return [{ id, at: new Date(at).toISOString(), category, icon, ...sentence }];
    });
    const present = new Set(Object.values(lines).map(({ category }) => category));
    return {
      items,
      hasMore: rows.length > limit,
      categories: HISTORY_CATEGORIES.filter((category) => present.has(category)),
    };
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
    return this.database.rows<Row>(
      `select id, name, occurred_at as at, actor_id as "actorId", payload from fact
        where payload ->> '${SUBJECT_KEYS[kind]}' = ? and (name = any(?::text[]) ${ofReleased}) ${older}
        order by seq desc limit ?`,
      [...parameters, limit],
    );
  }
}

const namesOf = (lines: Lines, categories: readonly HistoryCategory[]) =>
  Object.keys(lines).filter((name) => categories.some((category) => lines[name]?.category === category));
