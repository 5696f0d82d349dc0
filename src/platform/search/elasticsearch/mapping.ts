import type { estypes } from '@elastic/elasticsearch';
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

/** Once it is searched: how long a write may stay unseen. */
export const LIVE_SETTINGS = { refresh_interval: '200ms' };

const words = { type: 'text', analyzer: 'whitespace', norms: false } as const;
const unordered = { ...words, index_options: 'docs' } as const;

/**
 * A generation as an index: strict, nothing beyond the core modules (no painless, no plugin, no analysis of its own).
 * Texts arrive as lexemes joined by blanks. The document itself is not kept: the card is a stored field.
 */
export function indexBody(definition: IndexDefinition): Omit<estypes.IndicesCreateRequest, 'index'> {
  const { lead, base } = tiers(definition);
  const texts = Object.keys(definition.text).map((field): [string, estypes.MappingProperty] => {
    const copy_to = field === base.field ? ['all'] : ['all', 'above'];
    if (field !== lead.field) return [field, { ...unordered, copy_to }];
    return [field, { ...words, copy_to, index_prefixes: { min_chars: 2, max_chars: 8 } }];
  });
  const fields = Object.entries(definition.fields).map(([field, kind]) => [field, TYPES[kind]]);
  return {
    settings: { refresh_interval: -1, gc_deletes: TOMBSTONES_KEPT, auto_expand_replicas: '0-1' },
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
        card: { type: 'keyword', index: false, doc_values: false, store: true },
      },
    },
  };
}
