import { availableParallelism } from 'node:os';

/** The maximum of PostgreSQL connections per pool of a process; 0 where another service does that work. */
export interface ConnectionBudget {
  commands: number;
  queue: number;
  search: number;
  reports: number;
}

const LISTENER_CONNECTIONS = 1;
/** A job needs the queue only for a few statements of about 1 ms; its work uses the connections of commands. */
const MAX_QUEUE_CONNECTIONS = 6;
/** A search is about 1 ms of CPU time: more concurrent searches would only compete for the same processors. */
const MAX_SEARCH_CONNECTIONS = Math.max(4, 2 * availableParallelism());

/** The largest report must leave searches and commands the processors, so that a third one waits. */
const REPORT_CONNECTIONS = 2;

/**
 * Divides `total` connections, one of which listens. Commands get what queues, searches and reports leave. Beside
 * Elasticsearch the database searches too while that does not respond.
 */
export function shareConnections(
  total: number,
  { redisUrl }: { redisUrl?: string | null | undefined } = {},
): ConnectionBudget {
  const shared = total - LISTENER_CONNECTIONS - REPORT_CONNECTIONS;
  const third = Math.floor(shared / 3);
  const queue = redisUrl ? 0 : Math.min(MAX_QUEUE_CONNECTIONS, third);
  const search = Math.min(MAX_SEARCH_CONNECTIONS, third);
  return { commands: shared - queue - search, queue, search, reports: REPORT_CONNECTIONS };
}
