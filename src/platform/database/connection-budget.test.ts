import { describe, expect, it } from '@jest/globals';
import { shareConnections } from './connection-budget.js';

const LISTENING = 1;
const [redisUrl, elasticsearchUrl] = ['redis://127.0.0.1', 'http://127.0.0.1:9200'];

describe('shareConnections', () => {
  it.each([10, 11, 12, 30, 200])('divides %i connections, the listening one included', (total) => {
    for (const services of [{}, { redisUrl }, { elasticsearchUrl }, { redisUrl, elasticsearchUrl }]) {
      const { commands, queue, search, reports } = shareConnections(total, services);
      expect(LISTENING + commands + queue + search + reports).toBe(total);
    }
  });

  it('gives commands at least a third, and other services nothing', () => {
    expect(shareConnections(10)).toEqual({ commands: 3, queue: 2, search: 2, reports: 2 });
    expect(shareConnections(30, { redisUrl, elasticsearchUrl })).toEqual({
      commands: 27,
      queue: 0,
      search: 0,
      reports: 2,
    });
  });
});
