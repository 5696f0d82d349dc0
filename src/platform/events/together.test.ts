import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../errors.js';
import { Together } from './together.js';

/** Deliveries that wait until they are let go on. */
function deliveries(fails: (factIds: readonly string[]) => Error | null = () => null) {
  const batches: string[][] = [];
  const goOn: (() => void)[] = [];
  const together = new Together(async (factIds) => {
    batches.push([...factIds]);
    if (batches.length === 1) await new Promise<void>((resolve) => goOn.push(resolve));
    const error = fails(factIds);
    if (error) throw error;
  });
  return { together, batches, goOn: () => goOn.forEach((go) => void go()) };
}

describe('facts that come together', () => {
  it('are those that came while the last batch was at work; the first does not wait for company', async () => {
    const { together, batches, goOn } = deliveries();
    const all = ['a', 'b', 'c'].map((id) => together.add(id));
    expect(batches).toEqual([['a']]);
    goOn();
    await Promise.all(all);
    await together.add('d');
    expect(batches).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('fail each for itself', async () => {
    const { together, batches, goOn } = deliveries((ids) => (ids.includes('c') ? new Error('broken') : null));
    const all = Promise.allSettled(['a', 'b', 'c', 'd'].map((id) => together.add(id)));
    goOn();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c'], ['d']]);
  });

  it('fail together where an engine is away', async () => {
    const { together, batches, goOn } = deliveries(() => new DomainError('unavailable', 'search', 'Away.'));
    const all = Promise.allSettled(['a', 'b', 'c'].map((id) => together.add(id)));
    goOn();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toEqual([['a'], ['b', 'c']]);
  });
});
