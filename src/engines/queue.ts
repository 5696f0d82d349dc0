import { QueueBackend } from '../platform/events/queue-backend.js';
import { openPostgresQueues } from './queue-postgres.js';
import { openRedisQueues } from './queue-redis.js';

/** BullMQ on Redis when there is one, else on the database. Queue names begin with the installation's namespace. */
export function openQueueBackend(
  engines: { databaseUrl: string; redisUrl: string | null },
  namespace: string,
): Promise<QueueBackend> {
  return engines.redisUrl
    ? openRedisQueues(engines.redisUrl, namespace)
    : openPostgresQueues(engines.databaseUrl, namespace);
}
