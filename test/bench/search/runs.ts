import { milliseconds, quantile } from '../figures.js';
import type { Load } from '../load.js';

/** Figures of repeated runs of the same load. */
export interface Runs {
  perSecond: number[];
  p50: number[];
  p99: number[];
}

export function collectRuns(loads: readonly Load[]): Runs {
  const all = (pick: 'perSecond' | 'p50' | 'p99') => loads.map((load) => load[pick]);
  return { perSecond: all('perSecond'), p50: all('p50'), p99: all('p99') };
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Minimum / median / maximum. */
export const formatRange = (
  values: readonly number[],
  format: (value: number) => string = (value) => String(Math.round(value)),
) => [Math.min(...values), median(values), Math.max(...values)].map(format).join(' / ');

export const formatRuns = ({ perSecond, p50, p99 }: Runs) =>
  `${formatRange(perSecond)} a second, p50 ${formatRange(p50, milliseconds)}, p99 ${formatRange(p99, milliseconds)}`;
