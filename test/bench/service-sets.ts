import { startElasticsearch } from '../support/services/elasticsearch.js';
import type { Running } from '../support/services/processes.js';
import { startRedis } from '../support/services/redis.js';

export type ServiceSet = 'embedded' | 'distributed';

/** Parses a list of sets, such as `embedded,distributed`. */
export function parseServiceSets(sets: string): ServiceSet[] {
  return sets.split(',').map((set) => {
    if (set === 'embedded' || set === 'distributed') return set;
    throw new Error(`--sets takes embedded and distributed, not "${set}".`);
  });
}

/** The backing services beside the database, started when a set needs them. */
export class ServiceSets {
  private running: Running[] = [];

  /** URLs as environment variables of the application. */
  async urls(set: ServiceSet): Promise<Record<string, string>> {
    if (set === 'embedded') return {};
    if (!this.running.length) this.running = await Promise.all([startRedis(), startElasticsearch()]);
    const [redis, elasticsearch] = this.running.map(({ url }) => url);
    return { REDIS_URL: redis ?? '', ELASTICSEARCH_URL: elasticsearch ?? '' };
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((service) => service.stop()));
  }
}
