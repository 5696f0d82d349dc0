import { z } from 'zod';

/** An operator rebuilt a search index. */
export const IndexRebuilt = { name: 'IndexRebuilt', version: 1, payload: z.object({ index: z.string() }) } as const;

/** An operator counted anew; corrected rows by kind of count. */
export const CountsCorrected = {
  name: 'CountsCorrected',
  version: 1,
  payload: z.object({ corrected: z.record(z.string(), z.int()) }),
} as const;

/** An operator normalized texts from before; changed rows by table. */
export const TextsNormalized = {
  name: 'TextsNormalized',
  version: 1,
  payload: z.object({ rows: z.record(z.string(), z.int()) }),
} as const;

/** An operator replayed the whole log to a subscriber. */
export const LogReplayed = {
  name: 'LogReplayed',
  version: 1,
  payload: z.object({ subscriber: z.string(), facts: z.int() }),
} as const;

/** An operator removed the demo data; counts by kind. */
export const DemoDataRemoved = {
  name: 'DemoDataRemoved',
  version: 1,
  payload: z.object({ removed: z.record(z.string(), z.int()) }),
} as const;

/** An operator added demo data; `bulk` rows have no events. */
export const JobsSeeded = {
  name: 'JobsSeeded',
  version: 1,
  payload: z.object({
    jobs: z.int(),
    accounts: z.int().optional(),
    applications: z.int().optional(),
    logEntries: z.int().optional(),
    bulk: z.boolean(),
  }),
} as const;
