import { join } from 'node:path';
import { recordFigure } from '../figures.js';
import { memoryOf, NO_PROCESS } from '../memory.js';
import { type BenchTarget, targetLabel } from './bench-target.js';

/** Proportional memory of the processes of the application and of the backing services: shared pages count once. */
export function benchMemory(target: BenchTarget): void {
  const { site, dataDir, urls } = target;
  const postgres = memoryOf(NO_PROCESS, join(dataDir, 'postgres'));
  // The embedded database is a child process of the application.
  const product = memoryOf(site.pid, join(dataDir, 'postgres')) - postgres;
  const parts = [`product ${Math.round(product)} MB`, `PostgreSQL ${Math.round(postgres)} MB`];
  if (urls.elasticsearchUrl) {
    const elasticsearch = memoryOf(NO_PROCESS, `http.port=${new URL(urls.elasticsearchUrl).port}`);
    parts.push(elasticsearch ? `Elasticsearch ${Math.round(elasticsearch)} MB` : 'Elasticsearch in a container');
  }
  recordFigure(`memory after the searches, ${targetLabel(target)}`, parts.join(', '));
}
