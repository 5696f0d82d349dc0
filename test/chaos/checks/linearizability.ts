/** A predicate on the state of a register: a posting, an application or a field with a history. */
export type States = (state: string) => boolean;

export const oneOf =
  (...states: string[]): States =>
  (state) =>
    states.includes(state);
export const noneOf =
  (...states: string[]): States =>
  (state) =>
    !states.includes(state);
export const any: States = () => true;

/** One call's effect on a register: it requires a state of `from` and sets one of `to`, or keeps the state. */
export interface Operation {
  what: string;
  begunAt: number;
  /** Infinity if it is unknown when, or whether, the call took effect. */
  endedAt: number;
  from: States;
  to?: readonly string[];
  /** Unknown whether the call took effect. */
  isUnknown?: boolean;
}

/**
 * Checks the linearizability of a register by Wing and Gong's search with memoization: is there an order, with each
 * operation between its begin and end, in which each finds its `from` state? Reads are placed as early as possible,
 * which restricts no other operation. Unknown operations may be omitted.
 */
export function isLinearizable(initial: string, operations: readonly Operation[]): boolean {
  const ordered = [...operations].sort((a, b) => a.begunAt - b.begunAt);
  const refuted = new Set<string>();

  function search(state: string, done: ReadonlySet<Operation>): boolean {
    const now = applyReads(ordered, state, done);
    const left = ordered.filter((operation) => !now.has(operation));
    if (left.every(({ isUnknown }) => isUnknown)) return true;
    const key = `${state} ${left.map((operation) => ordered.indexOf(operation)).join()}`;
    if (refuted.has(key)) return false;
    for (const operation of findPossibleNext(left)) {
      if (!operation.to || !operation.from(state)) continue;
      for (const next of operation.to) if (search(next, new Set(now).add(operation))) return true;
    }
    refuted.add(key);
    return false;
  }
  return search(initial, new Set());
}

/** Operations that may come next: no other one ended before they began. */
function findPossibleNext(left: readonly Operation[]): Operation[] {
  const end = Math.min(...left.map(({ endedAt }) => endedAt));
  return left.filter(({ begunAt }) => begunAt <= end);
}

function applyReads(ordered: readonly Operation[], state: string, done: ReadonlySet<Operation>): Set<Operation> {
  const now = new Set(done);
  for (;;) {
    const left = ordered.filter((operation) => !now.has(operation));
    const reads = findPossibleNext(left).filter(({ to, from }) => !to && from(state));
    if (!reads.length) return now;
    for (const read of reads) now.add(read);
  }
}
