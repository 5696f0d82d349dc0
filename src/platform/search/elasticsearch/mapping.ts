import type { estypes } from '@elastic/elasticsearch';
import type { IndexLayout } from '../../../config.js';
import { tiers } from '../score.js';
import type { FieldKind, IndexDefinition } from '../search-engine.js';

const TYPES: Record<FieldKind, estypes.MappingProperty> = {
  keyword: { type: 'keyword' },
  keywords: { type: 'keyword' },
  number: { type: 'double' },
  date: { type: 'date', format: 'epoch_millis' },
  boolean: { type: 'boolean' },
};

/** Tombstones must outlast the last redelivery of a change, or an old put could revive what was removed. */
const TOMBSTONES_KEPT = '24h';

/** While an index is filled nobody searches it. */
const FILLING: estypes.IndicesIndexSettings = { refresh_interval: -1, gc_deletes: TOMBSTONES_KEPT };

/** Once it is searched. */
export const liveSettings = ({ refreshMs }: IndexLayout): estypes.IndicesIndexSettings => ({
  refresh_interval: `${refreshMs}ms`,
});

const replicasOf = (replicas: string): estypes.IndicesIndexSettings =>
  replicas.includes('-') ? { auto_expand_replicas: replicas } : { number_of_replicas: replicas };

const words = { type: 'text', analyzer: 'whitespace', norms: false } as const;
const unordered = { ...words, index_options: 'docs' } as const;

/**
 * A generation as an index: strict, nothing beyond the core modules (no painless, no plugin, no analysis of its own).
 * Texts arrive as lexemes joined by blanks. The document itself is not kept: the card is a value beside it, read in a
 * fraction of the time that a page of stored fields takes to unpack.
 */
export function indexBody(
  definition: IndexDefinition,
  { shards, replicas }: IndexLayout,
): Omit<estypes.IndicesCreateRequest, 'index'> {
  const { lead, base } = tiers(definition);
  const texts = Object.keys(definition.text).map((field): [string, estypes.MappingProperty] => {
    const copy_to = field === base.field ? ['all'] : ['all', 'above'];
    if (field !== lead.field) return [field, { ...unordered, copy_to }];
    return [field, { ...words, copy_to, index_prefixes: { min_chars: 2, max_chars: 8 } }];
  });
  const fields = Object.entries(definition.fields).map(([field, kind]) => [field, TYPES[kind]]);
  return {
    settings: { ...FILLING, number_of_shards: shards, ...replicasOf(replicas) },
    mappings: {
      dynamic: 'strict',
      _source: { enabled: false },
      properties: {
        id: { type: 'keyword' },
        version: { type: 'long' },
        text: { properties: Object.fromEntries(texts) },
        all: unordered,
        above: unordered,
        leadLength: { type: 'integer' },
        field: { properties: Object.fromEntries(fields) },
        point: { type: 'geo_point' },
        located: { type: 'boolean' },
        card: { type: 'binary', doc_values: true },
      },
    },
  };
}
