import { milliseconds, quantile } from '../figures.js';
import type { Load } from '../load.js';

export interface ApiLoad extends Load {
  /** Number of fallback responses from the database, because the search engine was too slow. */
  degraded: number;
}

/** Figures of repeated runs of the same load. */
export interface Runs {
  perSecond: number[];
  p50: number[];
  p99: number[];
  /** Sum over all runs. */
  degraded: number;
}

export function collectRuns(loads: readonly (Load | ApiLoad)[]): Runs {
  const all = (pick: 'perSecond' | 'p50' | 'p99') => loads.map((load) => load[pick]);
  const degraded = loads.reduce((sum, load) => sum + ('degraded' in load ? load.degraded : 0), 0);
  return { perSecond: all('perSecond'), p50: all('p50'), p99: all('p99'), degraded };
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Minimum / median / maximum. */
export const formatRange = (
  values: readonly number[],
  format: (value: number) => string = (value) => String(Math.round(value)),
) => [Math.min(...values), median(values), Math.max(...values)].map(format).join(' / ');

export const formatRuns = ({ perSecond, p50, p99, degraded }: Runs) =>
  `${formatRange(perSecond)} a second, p50 ${formatRange(p50, milliseconds)}, p99 ${formatRange(p99, milliseconds)}${degraded ? `, ${degraded} degraded answers` : ''}`;
