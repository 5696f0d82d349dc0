import { bench } from './support/bench.mjs';

await bench('reports/bench-reports.ts');
