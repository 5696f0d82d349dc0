const gain = (grade: number) => 2 ** grade - 1;
const discounted = (grades: readonly number[]) =>
  grades.reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/** Normalised discounted cumulative gain of the first `depth` results; `all` are the grades of every posting there is. */
export function ndcg(found: readonly number[], all: readonly number[], depth = 10): number {
  const ideal = discounted([...all].sort((a, b) => b - a).slice(0, depth));
  return ideal === 0 ? 1 : discounted(found.slice(0, depth)) / ideal;
}

/** The share of what is meant or nearly (2 or more) that stands among the first `depth`, of as many as fit there. */
export function recall(found: readonly number[], all: readonly number[], depth = 20): number {
  const good = (grades: readonly number[]) => grades.filter((grade) => grade >= 2).length;
  const most = Math.min(depth, good(all));
  return most === 0 ? 1 : good(found.slice(0, depth)) / most;
}

export const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
