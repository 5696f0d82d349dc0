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
  const names = [...chunks.keys()];
  let best: { pair: Pair; saved: number } | undefined;
  for (const [index, left] of names.entries()) {
    for (const right of names.slice(index + 1)) {
      const saved = savedBytes(chunks, [left, right], costs);
      if (saved > (best?.saved ?? 0)) best = { pair: [left, right], saved };
    }
  }
  return best?.pair;
}

/** Negative where the merge costs more than it saves. */
function savedBytes(chunks: Chunks, pair: Pair, { requestBytes, weights }: Costs): number {
  const [left, right] = pair.map((name) => chunkNamed(chunks, name)) as [Chunk, Chunk];
  const weigh = (entries: Set<string>) => [...entries].reduce((sum, entry) => sum + (weights[entry] ?? 1), 0);
  const shared = weigh(intersect(left.entries, right.entries));
  // Most pairs end here.
  if (shared === 0) return 0;
  const merged = filesOf({ hasStyles: left.hasStyles || right.hasStyles });
  let saved = shared * (filesOf(left) + filesOf(right) - merged) * requestBytes;
  for (const [chunk, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const added = subtract(other.entries, chunk.entries);
    saved -= weigh(added) * (chunk.bytes + (merged - filesOf(other)) * requestBytes);
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported && imported !== other)
        saved -= weigh(subtract(added, imported.entries)) * (imported.bytes + filesOf(imported) * requestBytes);
    }
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
const intersect = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  new Set([...left].filter((name) => right.has(name)));
const subtract = (from: ReadonlySet<string>, set: ReadonlySet<string>) =>
  new Set([...from].filter((name) => !set.has(name)));
