import { join } from 'node:path';
import { figure } from '../figures.js';
import { memoryOf, NOBODY } from '../memory.js';
import { labelOf, type Place } from './place.js';

/** Memory of the product's own processes and of the engine's; what several share counts once among them. */
export function remembering(place: Place): void {
  const { site, dataDir, addresses } = place;
  const postgres = memoryOf(NOBODY, join(dataDir, 'postgres'));
  // The embedded database runs below the product.
  const product = memoryOf(site.pid, join(dataDir, 'postgres')) - postgres;
  const told = [`product ${Math.round(product)} MB`, `PostgreSQL ${Math.round(postgres)} MB`];
  if (addresses.elasticsearchUrl) {
    const elasticsearch = memoryOf(NOBODY, `http.port=${new URL(addresses.elasticsearchUrl).port}`);
    told.push(elasticsearch ? `Elasticsearch ${Math.round(elasticsearch)} MB` : 'Elasticsearch in a container');
  }
  figure(`memory after the searches, ${labelOf(place)}`, told.join(', '));
}
