import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failureKind } from '#platform/errors/failure-kind.js';
import { elasticsearch } from './failures/elasticsearch.js';
import { fileSystem } from './failures/file-system.js';
import { postgres } from './failures/postgres.js';
import { redis } from './failures/redis.js';
import { smtp } from './failures/smtp.js';

const distributed = process.env.TEST_REDIS_URL && process.env.TEST_ELASTICSEARCH_URL ? [redis, elasticsearch] : [];

describe.each([postgres, ...distributed, smtp, fileSystem])('a failure of $service', ({ start, stop, failures }) => {
  beforeAll(start, 60_000);
  afterAll(stop);

  it.each(failures)('$name: $kind', async ({ kind, provoke }) => {
    const error = await provoke().then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(error).not.toBeNull();
    expect([failureKind(error), String(error)]).toEqual([kind, String(error)]);
  });
});
