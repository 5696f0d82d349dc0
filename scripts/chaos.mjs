import { bench } from './support/bench.mjs';

await bench('../chaos/main.ts');
