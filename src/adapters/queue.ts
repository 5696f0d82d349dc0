import type { Connections } from '#platform/database/connections.js';
import type { QueueBackend } from '#platform/events/queue-backend.js';

/** Opens BullMQ on Redis when configured, else on the database. Names of queues begin with the namespace. */
export async function openQueueBackend(
  redisUrl: string | null,
  connections: Connections,
  namespace: string,
): Promise<QueueBackend> {
  if (redisUrl) return (await import('./queue-redis.js')).openRedisQueues(redisUrl, namespace);
  return (await import('./queue-postgres.js')).openPostgresQueues(connections, namespace);
}
