import { QueueBackend } from '../platform/events/queue-backend.js';

/** BullMQ on Redis when there is one, else on the database. Queue names begin with the installation's namespace. */
export async function openQueueBackend(
  engines: { databaseUrl: string; redisUrl: string | null },
  namespace: string,
): Promise<QueueBackend> {
  if (engines.redisUrl) return (await import('./queue-redis.js')).openRedisQueues(engines.redisUrl, namespace);
  return (await import('./queue-postgres.js')).openPostgresQueues(engines.databaseUrl, namespace);
}
