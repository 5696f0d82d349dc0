import { z } from 'zod';

/** An operator rebuilt a search index. */
export const IndexRebuilt = { name: 'IndexRebuilt', version: 1, payload: z.object({ index: z.string() }) } as const;

/** An operator let a subscriber handle the whole log again. */
export const LogReplayed = {
  name: 'LogReplayed',
  version: 1,
  payload: z.object({ subscriber: z.string(), facts: z.int() }),
} as const;

/** An operator handed facts that were given up to their subscribers again. */
export const DeadLettersReplayed = {
  name: 'DeadLettersReplayed',
  version: 1,
  payload: z.object({ facts: z.int() }),
} as const;

/** An operator added demo postings; `bulk` ones have no facts of their own. */
export const JobsSeeded = {
  name: 'JobsSeeded',
  version: 1,
  payload: z.object({ jobs: z.int(), bulk: z.boolean() }),
} as const;
