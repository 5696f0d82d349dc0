import { Redis } from 'ioredis';
import type { ServiceSet, TestApp } from './app.js';

/** Deletes all jobs in the queues of `app`, like a queue that lost its data. */
export async function deleteQueuedJobs(app: TestApp, set: ServiceSet): Promise<void> {
  if (set === 'embedded') return void (await app.rows('delete from bullmq.job returning 1'));
  const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
  try {
    const keys = await redis.keys(`bull:${app.home.namespace}-*`);
    if (keys.length) await redis.del(keys);
  } finally {
    redis.disconnect();
  }
}
