import { milliseconds, quantile } from '../figures.js';
import type { Load } from '../load.js';

export interface Answered extends Load {
  /** Answers that the database gave in place of a search engine which was too slow. */
  degraded: number;
}

/** The same load several times. */
export interface Runs {
  perSecond: number[];
  p50: number[];
  p99: number[];
  /** In all of them. */
  degraded: number;
}

export function runsOf(loads: readonly (Load | Answered)[]): Runs {
  const all = (pick: 'perSecond' | 'p50' | 'p99') => loads.map((load) => load[pick]);
  const degraded = loads.reduce((sum, load) => sum + ('degraded' in load ? load.degraded : 0), 0);
  return { perSecond: all('perSecond'), p50: all('p50'), p99: all('p99'), degraded };
}

export const middle = (values: readonly number[]) => quantile(values, 0.5);

/** Least / median / most. */
export const span = (
  values: readonly number[],
  told: (value: number) => string = (value) => String(Math.round(value)),
) => [Math.min(...values), middle(values), Math.max(...values)].map(told).join(' / ');

export const toldRuns = ({ perSecond, p50, p99, degraded }: Runs) =>
  `${span(perSecond)} a second, p50 ${span(p50, milliseconds)}, p99 ${span(p99, milliseconds)}${degraded ? `, ${degraded} degraded answers` : ''}`;
