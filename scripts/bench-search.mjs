import { bench } from './support/bench.mjs';

await bench('search/bench-search.ts');
