import { bench } from './support/bench.mjs';

await bench('work/bench-work.ts');
