import { bench } from './support/bench.mjs';

await bench('bench.ts');
