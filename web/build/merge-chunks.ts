/** A file of the build. */
export interface Chunk {
  /** Ids of its modules. */
  modules: readonly string[];
  bytes: number;
  /** Styles come in a file of their own. */
  hasStyles: boolean;
  /** Names of the chunks that it imports statically, direct and transitive. */
  imports: ReadonlySet<string>;
  /** Names of the entries that load it. */
  entries: ReadonlySet<string>;
}

export interface Costs {
  /** A further request costs as much as this number of bytes. */
  requestBytes: number;
  /** How often an entry counts; once without a weight. */
  weights: Readonly<Record<string, number>>;
}

type Chunks = ReadonlyMap<string, Chunk>;
type Pair = readonly [string, string];

/** Merges chunks pair by pair, the most profitable first, while that saves more requests than it adds bytes. */
export function mergeChunks(chunks: Chunks, costs: Costs): Chunks {
  let merged = chunks;
  for (let pair = bestPair(merged, costs); pair; pair = bestPair(merged, costs)) merged = mergePair(merged, pair);
  return merged;
}

function bestPair(chunks: Chunks, costs: Costs): Pair | undefined {
  const all = [...chunks];
  const further = new FurtherBytes(chunks, costs);
  let best: { pair: Pair; saved: number } | undefined;
  for (const [index, [leftName, left]] of all.entries()) {
    for (const [rightName, right] of all.slice(index + 1)) {
      const saved = savedBytes(left, right, further, costs);
      if (saved > (best?.saved ?? 0)) best = { pair: [leftName, rightName], saved };
    }
  }
  return best?.pair;
}

/** The code that chunks bring along, by entry; computed once for all pairs, which halves the time of the merges. */
class FurtherBytes {
  private readonly known = new Map<Chunk, Map<string, number>>();

  constructor(
    private readonly chunks: Chunks,
    private readonly costs: Costs,
  ) {}

  /** Bytes and requests for the imports of a chunk that the entry does not load yet. */
  of(chunk: Chunk, entry: string): number {
    const ofChunk = this.known.get(chunk) ?? new Map<string, number>();
    this.known.set(chunk, ofChunk);
    let bytes = ofChunk.get(entry);
    if (bytes !== undefined) return bytes;
    bytes = 0;
    for (const name of chunk.imports) {
      const imported = this.chunks.get(name);
      if (imported && !imported.entries.has(entry))
        bytes += imported.bytes + filesOf(imported) * this.costs.requestBytes;
    }
    ofChunk.set(entry, bytes);
    return bytes;
  }
}

/** Negative where the merge costs more than it saves. */
function savedBytes(left: Chunk, right: Chunk, further: FurtherBytes, { requestBytes, weights }: Costs): number {
  const weightOf = (entry: string) => weights[entry] ?? 1;
  let shared = 0;
  for (const entry of left.entries) if (right.entries.has(entry)) shared += weightOf(entry);
  // Most pairs end here.
  if (shared === 0) return 0;
  const merged = filesOf({ hasStyles: left.hasStyles || right.hasStyles });
  let saved = shared * (filesOf(left) + filesOf(right) - merged) * requestBytes;
  for (const [chunk, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const added = chunk.bytes + (merged - filesOf(other)) * requestBytes;
    for (const entry of other.entries)
      if (!chunk.entries.has(entry)) saved -= weightOf(entry) * (added + further.of(chunk, entry));
  }
  return saved;
}

function mergePair(chunks: Chunks, pair: Pair): Chunks {
  const [left, right] = pair.map((name) => chunkNamed(chunks, name)) as [Chunk, Chunk];
  const imports = subtract(unite(left.imports, right.imports), new Set(pair));
  const entries = unite(left.entries, right.entries);
  const merged: Chunk = {
    modules: [...left.modules, ...right.modules],
    bytes: left.bytes + right.bytes,
    hasStyles: left.hasStyles || right.hasStyles,
    imports,
    entries,
  };
  const [kept, gone] = pair;
  const result = new Map<string, Chunk>();
  for (const [name, chunk] of chunks) {
    if (name === gone) continue;
    if (name === kept) result.set(name, merged);
    else
      result.set(name, {
        ...chunk,
        imports: pair.some((one) => chunk.imports.has(one))
          ? subtract(unite(chunk.imports, imports, [kept]), new Set([gone, name]))
          : chunk.imports,
        entries: imports.has(name) ? unite(chunk.entries, entries) : chunk.entries,
      });
  }
  return result;
}

function chunkNamed(chunks: Chunks, name: string): Chunk {
  const chunk = chunks.get(name);
  if (!chunk) throw new Error(`There is no chunk ${name}.`);
  return chunk;
}

const filesOf = ({ hasStyles }: { hasStyles: boolean }) => (hasStyles ? 2 : 1);
const unite = (...sets: Iterable<string>[]) => new Set(sets.flatMap((set) => [...set]));
const subtract = (from: ReadonlySet<string>, set: ReadonlySet<string>) =>
  new Set([...from].filter((name) => !set.has(name)));
