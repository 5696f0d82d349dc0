import type { estypes } from '@elastic/elasticsearch';
import { indexedTexts } from '../language/analysis.js';
import { tiers } from '../score.js';
import type { FieldValue, IndexDefinition, Point, SearchDocument, VersionedChange } from '../search-engine.js';

type Operations = NonNullable<estypes.BulkRequest['operations']>;

/** Versioned puts and removals as one bulk request. A removal leaves a tombstone that rejects older puts. */
export function bulkOperations(
  definition: IndexDefinition,
  generation: string,
  changes: readonly VersionedChange[],
): Operations {
  return changes.flatMap(({ id, version, document }): Operations => {
    const at = { _index: generation, _id: id, version, version_type: 'external' } as const;
    return document ? [{ index: at }, toBody(definition, document, version)] : [{ delete: at }];
  });
}

function toBody(definition: IndexDefinition, document: SearchDocument, version: number): object {
  const { lead } = tiers(definition);
  const texts = indexedTexts(document, definition);
  return {
    id: document.id,
    version,
    text: Object.fromEntries([...texts].map(([field, { lexemes: words }]) => [field, words.join(' ')])),
    leadLength: texts.get(lead.field)?.length ?? 0,
    field: Object.fromEntries(Object.entries(document.fields).map(([field, value]) => [field, toFieldValue(value)])),
    point: document.point ?? undefined,
    located: document.point !== null,
    card: encodeHit(document),
  };
}

/**
 * Encodes id, point and card of a result in lines. The search engine's own copy of the point is rounded to its grid.
 */
function encodeHit({ id, point, card }: SearchDocument): string {
  const lines = [id, point ? `${point.lat} ${point.lon}` : '', JSON.stringify(card)];
  return Buffer.from(lines.join('\n')).toString('base64');
}

export function decodeHit(written: string): { id: string; point: Point | null; card: string } {
  const [id = '', where = '', card = ''] = Buffer.from(written, 'base64').toString().split('\n');
  const [lat, lon] = where ? where.split(' ').map(Number) : [];
  return { id, point: lat === undefined || lon === undefined ? null : { lat, lon }, card };
}

const toFieldValue = (value: FieldValue) => (value instanceof Date ? value.getTime() : value);
