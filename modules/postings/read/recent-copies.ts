import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { RateLimiter } from '#platform/security/rate-limiter.js';
import type { RecentCopiesResponse } from '../contract/api/responses.js';
import { COPY_LIMIT, nextMinute } from '../domain/copy-limit.js';

const QUERY = `
  select copied_from as id, floor(extract(epoch from clock_timestamp() - max(created_at)) / 60)::integer as "minutesAgo"
    from job
   where creator_id = ? and copied_from is not null and created_at > clock_timestamp() - interval '1 hour'
     and deleted_at is null
   group by copied_from`;

type Copied = RecentCopiesResponse['copied'][number];

/** Copies of the actor in the last hour, so that nobody makes them again unawares, and what the limit leaves. */
@Injectable()
export class RecentCopies {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
  ) {}

  async get({ id }: Actor): Promise<RecentCopiesResponse> {
    const [copied, { hits, windowEndsAt }] = await Promise.all([
      this.database.lookup<Copied>(QUERY, [id]),
      this.limiter.count(COPY_LIMIT.what, COPY_LIMIT, { account: id }),
    ]);
    return {
      copied: copied.map(({ id: original, minutesAgo }) => ({ id: original, minutesAgo: Math.max(0, minutesAgo) })),
      left: Math.max(0, COPY_LIMIT.hits - hits),
      goOnAt: windowEndsAt && nextMinute(windowEndsAt).toISOString(),
    };
  }
}
