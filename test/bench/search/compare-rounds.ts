import { recordFigure } from '../figures.js';
import type { ServiceSet } from '../service-sets.js';
import type { Comparison } from './bench-reads.js';
import { median } from './runs.js';

export interface Round {
  set: ServiceSet;
  size: number;
  mix: Comparison;
  plain: Comparison;
}

/**
 * Searches without facets per second of an earlier program at 20,000 postings, and of Elasticsearch alone on its
 * machine.
 */
const FLOOR = { size: 20_000, perSecond: 675, bareElasticsearch: 1_018 };

/** Reports how p50 grows from the smallest to the largest size. */
export function reportGrowth(rounds: readonly Round[]): void {
  for (const set of new Set(rounds.map((round) => round.set))) {
    const ofSet = rounds.filter((round) => round.set === set);
    const [first, last] = [ofSet[0], ofSet.at(-1)];
    if (!first || !last || first === last) continue;
    const p50 = ({ mix }: Round) => median(mix.api.p50);
    const sizes = [first, last].map(({ size }) => size.toLocaleString('en-US')).join(' to ');
    recordFigure(`growth of the mix's p50 from ${sizes} postings, ${set}`, (p50(last) / p50(first)).toFixed(1));
  }
}

/** Compares with the floor if both sets were measured, scaled by the speed of Elasticsearch here and there. */
export function reportAgainstFloor(rounds: readonly Round[]): void {
  const at = (set: ServiceSet) => rounds.find((round) => round.set === set && round.size === FLOOR.size);
  const [embedded, distributed] = [at('embedded'), at('distributed')];
  if (!embedded) return;
  const name = 'searches without facets, 20,000 postings, embedded, beside the floor';
  const ours = Math.round(median(embedded.plain.api.perSecond));
  if (!distributed) {
    recordFigure(
      name,
      `${ours} a second; the floor cannot be scaled without the distributed set`,
      `${FLOOR.perSecond} a second`,
    );
    return;
  }
  const scale = median(distributed.plain.bare.perSecond) / FLOOR.bareElasticsearch;
  const scaled = Math.round(FLOOR.perSecond * scale);
  recordFigure(name, `${ours} a second`, `≥ ${FLOOR.perSecond} × ${scale.toFixed(2)} = ${scaled} a second`);
}
