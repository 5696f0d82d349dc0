import { z } from 'zod';

/** One page of a list; `totalItemsCount` counts all matches. */
export interface Page<T> {
  items: T[];
  totalItemsCount: number;
}

/** Limit of the offset. */
const MAX_OFFSET = 10_000;

/** `offset` in rows and `limit`, as query parameters. */
export function pageQuery(defaultLimit: number, maxLimit = 100) {
  return {
    offset: z.coerce.number().int().min(0).max(MAX_OFFSET).default(0),
    limit: z.coerce.number().int().min(1).max(maxLimit).default(defaultLimit),
  };
}

export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), totalItemsCount: z.int().min(0) });
}
