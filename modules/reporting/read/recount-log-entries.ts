import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { KeptCounts } from '#platform/database/kept-counts.js';
import { TIME_ZONE } from '#platform/time/local-time.js';

const CORRECT = `
  with counted as (
    select (at at time zone '${TIME_ZONE}')::date as day, level, count(*) as entries from system_log group by 1, 2)
  insert into system_log_count as kept (day, level, entries)
  select day, level, coalesce(c.entries, 0)
    from (select day, level from system_log_count union select day, level from counted) as known
    left join counted c using (day, level)
  on conflict (day, level) do update set entries = excluded.entries where kept.entries <> excluded.entries
  returning 1`;

/** Counts the entries of the system log anew, by day and level. */
@Injectable()
export class RecountLogEntries {
  constructor(counts: KeptCounts) {
    counts.register('entries of the system log', recount);
  }
}

/** The lock makes the projector wait at its trigger, so that no entry is missed or counted twice. */
async function recount(em: EntityManager): Promise<number> {
  await em.execute('lock table system_log_count in share row exclusive mode');
  return (await em.execute(CORRECT)).length;
}
