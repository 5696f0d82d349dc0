import { startElasticsearch } from '../support/engines/elasticsearch.js';
import type { Running } from '../support/engines/processes.js';
import { startRedis } from '../support/engines/redis.js';

export type EngineSet = 'embedded' | 'distributed';

/** Parses a list of sets, such as `embedded,distributed`. */
export function parseEngineSets(sets: string): EngineSet[] {
  return sets.split(',').map((set) => {
    if (set === 'embedded' || set === 'distributed') return set;
    throw new Error(`--sets takes embedded and distributed, not "${set}".`);
  });
}

/** The engines beside the database, started when a set needs them. */
export class EngineSets {
  private running: Running[] = [];

  /** URLs as environment variables of the application. */
  async urls(set: EngineSet): Promise<Record<string, string>> {
    if (set === 'embedded') return {};
    if (!this.running.length) this.running = await Promise.all([startRedis(), startElasticsearch()]);
    const [redis, elasticsearch] = this.running.map(({ url }) => url);
    return { REDIS_URL: redis ?? '', ELASTICSEARCH_URL: elasticsearch ?? '' };
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((engine) => engine.stop()));
  }
}
