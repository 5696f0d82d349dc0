import { figure } from '../figures.js';
import type { EngineSet } from './options.js';
import type { Beside } from './reading.js';
import { middle } from './runs.js';

export interface Round {
  set: EngineSet;
  size: number;
  mix: Beside;
  plain: Beside;
}

/** What an earlier program served of searches without facets at 20,000, and Elasticsearch alone on that machine. */
const FLOOR = { size: 20_000, perSecond: 675, bareElasticsearch: 1_018 };

/** How the answers slow down from the smallest to the largest size. */
export function growth(rounds: readonly Round[]): void {
  for (const set of new Set(rounds.map((round) => round.set))) {
    const ofSet = rounds.filter((round) => round.set === set);
    const [first, last] = [ofSet[0], ofSet.at(-1)];
    if (!first || !last || first === last) continue;
    const p50 = ({ mix }: Round) => middle(mix.api.p50);
    const sizes = [first, last].map(({ size }) => size.toLocaleString('en-US')).join(' to ');
    figure(`growth of the mix's p50 from ${sizes} postings, ${set}`, (p50(last) / p50(first)).toFixed(1));
  }
}

/** The floor, where both sets were measured: scaled by what Elasticsearch alone does here beside what it did there. */
export function againstFloor(rounds: readonly Round[]): void {
  const at = (set: EngineSet) => rounds.find((round) => round.set === set && round.size === FLOOR.size);
  const [embedded, distributed] = [at('embedded'), at('distributed')];
  if (!embedded) return;
  const name = 'searches without facets, 20,000 postings, embedded, beside the floor';
  const ours = Math.round(middle(embedded.plain.api.perSecond));
  if (!distributed) {
    figure(
      name,
      `${ours} a second; the floor cannot be scaled without the distributed set`,
      `${FLOOR.perSecond} a second`,
    );
    return;
  }
  const scale = middle(distributed.plain.bare.perSecond) / FLOOR.bareElasticsearch;
  const scaled = Math.round(FLOOR.perSecond * scale);
  figure(name, `${ours} a second`, `≥ ${FLOOR.perSecond} × ${scale.toFixed(2)} = ${scaled} a second`);
}
