import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../errors/domain-error.js';
import { MicroBatcher } from './micro-batcher.js';

/** A batcher whose first delivery is pending until `resume` is called. */
function deliveries(fails: (eventIds: readonly string[]) => Error | null = () => null) {
  const batches: string[][] = [];
  const resume: (() => void)[] = [];
  const batcher = new MicroBatcher<string>(async (eventIds) => {
    batches.push([...eventIds]);
    if (batches.length === 1) await new Promise<void>((resolve) => resume.push(resolve));
    const error = fails(eventIds);
    if (error) throw error;
  });
  return { batcher, batches, resume: () => resume.forEach((run) => void run()) };
}

describe('MicroBatcher', () => {
  it('batches what arrived during the last delivery, and delivers the first event at once', async () => {
    const { batcher, batches, resume } = deliveries();
    const all = ['a', 'b', 'c'].map((id) => batcher.add(id));
    expect(batches).toEqual([['a']]);
    resume();
    await Promise.all(all);
    await batcher.add('d');
    expect(batches).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('delivers a failed batch event by event', async () => {
    const { batcher, batches, resume } = deliveries((ids) => (ids.includes('c') ? new Error('broken') : null));
    const all = Promise.allSettled(['a', 'b', 'c', 'd'].map((id) => batcher.add(id)));
    resume();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c'], ['d']]);
  });

  it('fails the whole batch on a transient failure', async () => {
    const { batcher, batches, resume } = deliveries(() => new DomainError('unavailable', 'search', 'Away.'));
    const all = Promise.allSettled(['a', 'b', 'c'].map((id) => batcher.add(id)));
    resume();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toEqual([['a'], ['b', 'c']]);
  });
});
