const gain = (grade: number) => 2 ** grade - 1;
const discountedGain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/** Normalized discounted cumulative gain of the first `depth` results; `all` has the grades of all postings. */
export function ndcg(found: readonly number[], all: readonly number[], depth = 10): number {
  const ideal = discountedGain([...all].sort((a, b) => b - a).slice(0, depth));
  return ideal === 0 ? 1 : discountedGain(found.slice(0, depth)) / ideal;
}

/** Share of the relevant postings (grade 2 or more) in the first `depth` results, relative to at most `depth`. */
export function recall(found: readonly number[], all: readonly number[], depth = 20): number {
  const good = (grades: readonly number[]) => grades.filter((grade) => grade >= 2).length;
  const possible = Math.min(depth, good(all));
  return possible === 0 ? 1 : good(found.slice(0, depth)) / possible;
}

/** 1 for the first result, 1/2 for the second, 0 beyond `depth`. */
export function reciprocalRank(found: readonly string[], wanted: string, depth = 10): number {
  const at = found.slice(0, depth).indexOf(wanted);
  return at < 0 ? 0 : 1 / (at + 1);
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
