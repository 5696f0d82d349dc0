import { parseArgs } from 'node:util';
import { parsePositive } from '../search/options.js';
import { parseServiceSets, type ServiceSet } from '../service-sets.js';

export interface Options {
  /** Numbers of postings, ascending. */
  sizes: number[];
  sets: ServiceSet[];
  /** Duration of one load. */
  seconds: number;
  /** Parts of the routes to measure. */
  only: string[];
  /** Measures reads only. */
  readsOnly: boolean;
}

/** Parses the command line; the defaults run everything on the embedded set. Throws for invalid values. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '2000,20000' },
      sets: { type: 'string', default: 'embedded' },
      seconds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      'reads-only': { type: 'boolean', default: false },
    },
  });
  const sizes = values.sizes.split(',').map((size) => parsePositive('--sizes', size));
  return {
    sizes: sizes.sort((a, b) => a - b),
    sets: parseServiceSets(values.sets),
    seconds: parsePositive('--seconds', values.seconds),
    only: values.only.split(','),
    readsOnly: values['reads-only'],
  };
}
