import { z } from 'zod';
import { truncate } from '../text/truncate.js';

/** In a message. */
const MAX_NAME_LENGTH = 50;

/**
 * Reports each unknown parameter at its name. Ignoring one would return more than was requested, for instance
 * everything for a misspelled filter.
 */
export function strictQuery<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const names = Object.keys(schema.shape);
  const known = names.length ? `Known parameters: ${names.join(', ')}.` : 'This address takes no parameters.';
  const unknown = z.unknown().refine(() => false, {
    error: ({ path = [] }) => `There is no parameter "${truncate(String(path.at(-1)), MAX_NAME_LENGTH)}". ${known}`,
  });
  return schema.catchall(unknown);
}
