/** A list for a terms aggregation, an object for a filters aggregation. */
type Buckets =
  | { key: string | number; key_as_string?: string; doc_count: number }[]
  | Record<string, { doc_count: number }>;
/** A filter aggregation has a `doc_count` only. */
type Aggregation = { buckets: Buckets; doc_count?: number };
export type Aggregations = Record<string, Aggregation>;

/** Counts by value, without zeros. */
export function readCounts({ buckets }: Aggregation): Map<string, number> {
  const counts = Array.isArray(buckets)
    ? buckets.map(({ key, key_as_string, doc_count }) => [key_as_string ?? String(key), doc_count] as const)
    : Object.entries(buckets).map(([key, { doc_count }]) => [key, doc_count] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}
