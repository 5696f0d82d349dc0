import { describe, expect, it } from '@jest/globals';
import { shareConnections } from './connection-budget.js';

const LISTENING = 1;
const redisUrl = 'redis://127.0.0.1';

describe('shareConnections', () => {
  it.each([10, 11, 12, 30, 200])('divides %i connections, the listening one included', (total) => {
    for (const services of [{}, { redisUrl }]) {
      const { commands, queue, search, reports } = shareConnections(total, services);
      expect(LISTENING + commands + queue + search + reports).toBe(total);
    }
  });

  it('gives commands at least a third, and Redis nothing', () => {
    expect(shareConnections(10)).toEqual({ commands: 3, queue: 2, search: 2, reports: 2 });
    expect(shareConnections(10, { redisUrl })).toEqual({ commands: 5, queue: 0, search: 2, reports: 2 });
  });
});
