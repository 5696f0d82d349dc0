import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { strictQuery } from './strict-query.js';

const Query = z.object({ q: z.string().optional(), limit: z.coerce.number('limit must be a number').optional() });
const issuesOf = (schema: z.ZodType, query: Record<string, unknown>) =>
  schema.safeParse(query).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a strict query', () => {
  it('takes its own parameters', () => {
    expect(strictQuery(Query).parse({ q: 'nurse', limit: '5' })).toEqual({ q: 'nurse', limit: 5 });
  });

  it('names each unknown parameter beside other errors, and the known ones', () => {
    expect(issuesOf(strictQuery(Query), { keywords: 'nurse', limit: 'x', page: ['1', '2'] })).toEqual([
      ['limit', 'limit must be a number'],
      ['keywords', 'There is no parameter "keywords". Known parameters: q, limit.'],
      ['page', 'There is no parameter "page". Known parameters: q, limit.'],
    ]);
  });

  it('takes nothing without parameters', () => {
    expect(strictQuery(z.object({})).parse({})).toEqual({});
    expect(issuesOf(strictQuery(z.object({})), { q: '' })).toEqual([
      ['q', 'There is no parameter "q". This address takes no parameters.'],
    ]);
  });

  it('shortens a long name', () => {
    const [[, message = ''] = []] = issuesOf(strictQuery(Query), { ['x'.repeat(5_000)]: '1' }) ?? [];
    expect(message.length).toBeLessThan(200);
  });
});
