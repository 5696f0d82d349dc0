import { parseArgs } from 'node:util';

export type EngineSet = 'embedded' | 'distributed';

export interface Options {
  /** Postings. */
  sizes: number[];
  sets: EngineSet[];
  runs: number;
  /** Of a run. */
  seconds: number;
}

/** Everything, unless the command line asks for less. Throws with a sentence for what it cannot mean. */
export function optionsOf(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '5000,20000,100000' },
      sets: { type: 'string', default: 'embedded,distributed' },
      runs: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const sizes = values.sizes.split(',').map((size) => positive('--sizes', size));
  return {
    sizes: sizes.sort((a, b) => a - b),
    sets: values.sets.split(',').map(known),
    runs: positive('--runs', values.runs),
    seconds: positive('--seconds', values.seconds),
  };
}

function positive(option: string, given: string): number {
  const number = Number(given);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${option} takes whole numbers above 0, not "${given}".`);
}

function known(set: string): EngineSet {
  if (set === 'embedded' || set === 'distributed') return set;
  throw new Error(`--sets takes embedded and distributed, not "${set}".`);
}
