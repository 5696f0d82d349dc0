import type { estypes } from '@elastic/elasticsearch';
import type { IndexSettings } from '#src/config.js';
import { tiers } from '../score.js';
import type { FieldKind, IndexDefinition } from '../search-engine.js';

const TYPES: Record<FieldKind, estypes.MappingProperty> = {
  keyword: { type: 'keyword' },
  keywords: { type: 'keyword' },
  number: { type: 'double' },
  date: { type: 'date', format: 'epoch_millis' },
  boolean: { type: 'boolean' },
};

/** Tombstones must outlast the last redelivery of a change, or an old put could restore a removed document. */
const TOMBSTONE_TTL = '24h';

/** Nothing searches an index while it is filled. */
const FILLING_SETTINGS: estypes.IndicesIndexSettings = { refresh_interval: -1, gc_deletes: TOMBSTONE_TTL };

/** Settings of an index that is searched. */
export const liveSettings = ({ refreshMs }: IndexSettings): estypes.IndicesIndexSettings => ({
  refresh_interval: `${refreshMs}ms`,
});

const replicaSettings = (replicas: string): estypes.IndicesIndexSettings =>
  replicas.includes('-') ? { auto_expand_replicas: replicas } : { number_of_replicas: replicas };

const lexemes = { type: 'text', analyzer: 'whitespace', norms: false } as const;
const unorderedLexemes = { ...lexemes, index_options: 'docs' } as const;

/**
 * The index of a generation: a strict mapping that needs the core modules only (no Painless, plugins or analyzers).
 * Texts arrive as lexemes joined by blanks. `_source` is disabled: the card is a doc value, which is read in a fraction
 * of the time of stored fields.
 */
export function indexBody(
  definition: IndexDefinition,
  { shards, replicas }: IndexSettings,
): Omit<estypes.IndicesCreateRequest, 'index'> {
  const { lead, base } = tiers(definition);
  const texts = Object.keys(definition.text).map((field): [string, estypes.MappingProperty] => {
    const copy_to = field === base.field ? ['all'] : ['all', 'above'];
    if (field !== lead.field) return [field, { ...unorderedLexemes, copy_to }];
    return [field, { ...lexemes, copy_to, index_prefixes: { min_chars: 2, max_chars: 8 } }];
  });
  const fields = Object.entries(definition.fields).map(([field, kind]) => [field, TYPES[kind]]);
  return {
    settings: { ...FILLING_SETTINGS, number_of_shards: shards, ...replicaSettings(replicas) },
    mappings: {
      dynamic: 'strict',
      _source: { enabled: false },
      properties: {
        id: { type: 'keyword' },
        version: { type: 'long' },
        text: { properties: Object.fromEntries(texts) },
        all: unorderedLexemes,
        above: unorderedLexemes,
        leadLength: { type: 'integer' },
        field: { properties: Object.fromEntries(fields) },
        point: { type: 'geo_point' },
        located: { type: 'boolean' },
        card: { type: 'binary', doc_values: true },
      },
    },
  };
}
