import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

const deferred = () => Promise.withResolvers<string>();

describe('turns', () => {
  it('runs so many works of a key at a time, and those of other keys beside them', async () => {
    const turns = new Turns(2, 60_000);
    const begun: string[] = [];
    const [first, second] = [deferred(), deferred()];
    const take = (key: string, name: string, end: Promise<string>) =>
      turns.take(key, () => {
        begun.push(name);
        return end;
      });
    const taken = [take('a', 'first', first.promise), take('a', 'second', second.promise)];
    taken.push(take('a', 'third', Promise.resolve('3')));
    expect(await take('b', 'other', Promise.resolve('4'))).toBe('4');
    expect(begun).toEqual(['first', 'second', 'other']);
    second.reject(new Error('no'));
    await expect(taken[1]).rejects.toThrow('no');
    expect(await taken[2]).toBe('3');
    first.resolve('1');
    expect(await taken[0]).toBe('1');
  });

  it('gives up a work that cannot begin in time, and does not run it later', async () => {
    const turns = new Turns(1, 5);
    const end = deferred();
    const running = turns.take('a', () => end.promise);
    let hasRun = false;
    const waiting = turns.take('a', async () => {
      hasRun = true;
    });
    await expect(waiting).rejects.toMatchObject({ kind: 'unavailable' });
    end.resolve('done');
    expect(await running).toBe('done');
    expect(await turns.take('a', async () => hasRun)).toBe(false);
  });
});
