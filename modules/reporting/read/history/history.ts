import { Injectable } from '@nestjs/common';
import type { HistoryLine } from '#modules/shared/event.js';
import { HISTORY_CATEGORIES } from '#modules/shared/history-kinds.js';
import { Database, type Parameter } from '#platform/database/database.js';
import type { Condition } from '#platform/database/list-plans.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { type HistoryEntry, type HistoryPage, type HistoryQuery, PRODUCT_ACTOR } from '../../contract/api/history.js';
import { EventMails, noMails, UNLISTED } from './event-mails.js';
import { HistoryActors } from './history-actors.js';
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

/** Further entries of one act that a page has at most. */
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
    private readonly actors: HistoryActors,
  ) {}

  async page(
    subject: Subject,
    { before, categories = [...HISTORY_CATEGORIES], by, limit }: HistoryQuery,
  ): Promise<HistoryPage> {
    const lines = new Map([...subject.lines, ...(subject.released?.lines ?? [])]);
    if (before) await this.assertEntry(before);
    if (by && !subject.isForAdministrators)
      throw invalidFieldError('by', 'This history is not filtered by who did it.');
    const { page, hasMore } = await this.wholeActs(limit, (count) =>
      this.rows(subject, { before, categories, by, limit: count }),
    );
    const described = page.flatMap((row) => {
      const line = (row.isOfCopy ? COPY_LINES : lines).get(row.name);
      return line ? [{ ...row, line }] : [];
    });
    const groups = groupsOf(described);
    const [sentences, ofGroups, changes, mailsOf, actors] = await Promise.all([
      this.sentences.compose(subject, described),
      this.sentences.compose(subject, groups),
      this.changes.of(
        subject.kind,
        described.map(({ id }) => id),
      ),
      subject.isForAdministrators ? this.mails.of(described, page) : noMails,
      subject.isForAdministrators && !before ? this.actors.of(subject) : [],
    ]);
    const ofMany = new Map(groups.map((group, index) => [keyOf(group), ofGroups[index]]));
    const items = described.flatMap((event, index): HistoryEntry[] => {
      const {
        id,
        at,
        act,
        line: { category, icon },
      } = event;
      const sentence = sentences[index];
      if (!sentence) return [];
      const entry = { id, act, at: new Date(at).toISOString(), category, icon, ...sentence };
      const many = ofMany.get(keyOf(event));
      return [
        {
          ...entry,
          ofMany: many ? { who: many.who, text: many.text } : null,
          changes: changes.get(id) ?? [],
          ...mailsOf(event),
        },
      ];
    });
    const present = new Set([...lines.values()].map(({ category }) => category));
    return {
      thing: subject.thing,
      items,
      hasMore,
      categories: HISTORY_CATEGORIES.filter((category) => present.has(category)),
      actors,
    };
  }

  private async assertEntry(id: string): Promise<void> {
    const rows = await this.database.lookup('select 1 from fact where id = ?', [id]);
    if (rows.length === 0) throw invalidFieldError('before', 'There is no such entry.');
  }

  /** The newest rows, `limit` of them, and the rest of the act that the limit would cut. */
  private async wholeActs(limit: number, read: (count: number) => Promise<Row[]>) {
    const rows = await read(limit + 1);
    const cut = rows[limit]?.act ?? null;
    if (cut === null || rows[limit - 1]?.act !== cut)
      return { page: rows.slice(0, limit), hasMore: rows.length > limit };
    const more = await read(limit + MAX_ACT);
    const rest = more.slice(limit).findIndex(({ act }) => act !== cut);
    const page = rest < 0 ? more : more.slice(0, limit + rest);
    return { page, hasMore: rest >= 0 || more.length === limit + MAX_ACT };
  }

  private rows(
    { kind, id, lines, released, isForAdministrators }: Subject,
    { before, categories, by, limit }: Required<Pick<HistoryQuery, 'categories' | 'limit'>> & HistoryQuery,
  ): Promise<Row[]> {
    const names = [...namesOf(lines, categories), ...(isForAdministrators ? UNLISTED : [])];
    const parameters: Parameter[] = [id, names];
    const ofReleased = released ? "or (name = any(?::text[]) and payload ->> 'applicationId' = any(?::text[]))" : '';
    if (released) parameters.push(namesOf(released.lines, categories), released.applicationIds);
    const chosen = chosenBy(before, by);
    parameters.push(...chosen.parameters);
    const ofCopies = kind === 'jobs' ? `union all ${COLUMNS}, true from fact where ${OF_COPIES} ${chosen.sql}` : '';
    if (kind === 'jobs') parameters.push(id, namesOf(COPY_LINES, categories), ...chosen.parameters);
    return this.database.rows<Row>(
      `${COLUMNS}, false as "isOfCopy" from fact
        where payload ->> '${SUBJECT_KEYS[kind]}' = ? and (name = any(?::text[]) ${ofReleased}) ${chosen.sql}
        ${ofCopies} order by seq desc limit ?`,
      [...parameters, limit],
    );
  }
}

/** Events before an entry, by an actor. */
function chosenBy(before: string | undefined, by: string | undefined): Condition {
  const older = before ? [{ sql: 'and seq < (select seq from fact where id = ?)', parameters: [before] }] : [];
  const ofActor = by === PRODUCT_ACTOR ? 'and actor_id is null' : 'and actor_id = ?';
  const done = by ? [{ sql: ofActor, parameters: by === PRODUCT_ACTOR ? [] : [by] }] : [];
  const all = [...older, ...done];
  return { sql: all.map(({ sql }) => sql).join(' '), parameters: all.flatMap(({ parameters }) => parameters) };
}

type Described = Row & { line: HistoryLine<Happening['payload']> };

const keyOf = ({ act, name }: Pick<Row, 'act' | 'name'>) => `${act} ${name}`;

/** One for several events of an act that are alike, with the line about all of them. */
function groupsOf(events: readonly Described[]): Described[] {
  const groups = Map.groupBy(
    events.filter(({ act }) => act !== null),
    keyOf,
  );
  return [...groups.values()].flatMap((all) => {
    const text = all[1] && all[0]?.line.textOfMany?.(all.map(({ payload }) => payload));
    return all[0] && text ? [{ ...all[0], line: { ...all[0].line, text } }] : [];
  });
}
