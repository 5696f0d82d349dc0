import { parseArgs } from 'node:util';
import { parseServiceSets, type ServiceSet } from '../service-sets.js';

export interface Options {
  /** Numbers of postings. */
  sizes: number[];
  sets: ServiceSet[];
  runs: number;
  /** Duration of a run. */
  seconds: number;
}

/** Parses the command line; the defaults run everything. Throws for invalid values. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '5000,20000,100000' },
      sets: { type: 'string', default: 'embedded,distributed' },
      runs: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const sizes = values.sizes.split(',').map((size) => parsePositive('--sizes', size));
  return {
    sizes: sizes.sort((a, b) => a - b),
    sets: parseServiceSets(values.sets),
    runs: parsePositive('--runs', values.runs),
    seconds: parsePositive('--seconds', values.seconds),
  };
}

/** Throws unless `value` is a whole number above 0. */
export function parsePositive(option: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${option} takes whole numbers above 0, not "${value}".`);
}
