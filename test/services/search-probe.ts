import { Injectable, Module } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { IndexSource, ReadIndex } from '#platform/search/read-index/index-source.js';
import type { IndexDefinition, SearchDocument } from '#platform/search/search-engine.js';

/** An index definition with a field of each kind. */
export const THINGS = {
  name: 'probe-things',
  text: { name: 8, kind: 4, maker: 3, story: 1 },
  fields: {
    color: 'keyword',
    tags: 'keywords',
    price: 'number',
    since: 'date',
    fresh: 'boolean',
    nameSort: 'keyword',
  },
  recencyField: 'since',
  clusterBy: 'color',
  sortIndexes: [
    [
      { by: 'since', descending: true },
      { by: 'id', descending: true },
    ],
    [{ by: 'nameSort' }],
  ],
} as const satisfies IndexDefinition;

const WORDS = 'math science teacher nurse reading K-12 co-teacher art music coach elementary principal school c#'.split(
  ' ',
);
const COLORS = ['red', 'green', 'blue', "o'brien\\"];
const PLACES = [
  { lat: 40.2732, lon: -76.8867 },
  { lat: 39.9526, lon: -75.1652 },
  { lat: 40.4406, lon: -79.9959 },
  { lat: 42.1292, lon: -80.0851 },
];

/** A seeded random number generator (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const oneOf = <T>(random: () => number, choices: readonly T[]): T =>
  choices[Math.floor(random() * choices.length)] as T;

export const words = (random: () => number, most: number) =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => oneOf(random, WORDS)).join(' ');

/** Random things with few different values, for many ties and missing values. */
export function someThings(count: number, seed: number): SearchDocument[] {
  const random = chance(seed);
  return Array.from({ length: count }, (_, at) => {
    const name = words(random, 4);
    return {
      id: `thing-${String(at).padStart(4, '0')}`,
      text: { name, kind: words(random, 2), maker: words(random, 2), story: words(random, 12) },
      fields: {
        color: random() < 0.1 ? null : oneOf(random, COLORS),
        tags: COLORS.filter(() => random() < 0.3),
        price: random() < 0.1 ? null : Math.floor(random() * 20),
        since: new Date(Date.UTC(2026, 10, 1 + Math.floor(random() * 10))),
        fresh: random() < 0.5,
        nameSort: name.toLowerCase(),
      },
      point: random() < 0.2 ? null : oneOf(random, PLACES),
      card: { name, nested: { at } },
    };
  });
}

export const anywhere = (random: () => number) => oneOf(random, PLACES);
export const anyColor = (random: () => number) => oneOf(random, COLORS);

export const THING_TABLES = 'create table probe_thing (id text collate "C" primary key, name text not null)';

/** The index source of this index, backed by a table. */
@ReadIndex()
@Injectable()
export class ThingSource extends IndexSource {
  readonly definition = THINGS;
  /** A query of the ids after this one throws, once. */
  breakAfter: string | null = null;

  constructor(private readonly database: Database) {
    super();
  }

  async buildDocuments(ids: readonly string[]): Promise<SearchDocument[]> {
    const rows = await this.database.rows<{ id: string; name: string }>(
      'select id, name from probe_thing where id = any(?::text[])',
      [ids],
    );
    return rows.map(({ id, name }) => ({
      id,
      text: { name },
      fields: { color: 'red', tags: [], price: 1, since: new Date(0), fresh: true, nameSort: name },
      point: null,
      card: { name },
    }));
  }

  async allIds(after: string | null, limit: number): Promise<string[]> {
    if (this.breakAfter !== null && after !== null && after >= this.breakAfter) {
      this.breakAfter = null;
      throw new Error('the rebuild breaks off here');
    }
    const rows = await this.database.rows<{ id: string }>(
      'select id from probe_thing where id > ? order by id limit ?',
      [after ?? '', limit],
    );
    return rows.map(({ id }) => id);
  }
}

@Module({ providers: [ThingSource] })
export class ThingsModule {}
