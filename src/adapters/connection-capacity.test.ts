import { describe, expect, it } from '@jest/globals';
import { capacityProblem, describeCapacity } from './connection-capacity.js';

describe('the connections of PostgreSQL', () => {
  it('are described with the number of instances that fit', () => {
    expect(describeCapacity({ limit: 97, runningInstances: 2 }, 30)).toBe('97 connections, 30 for each of 3 instances');
    expect(describeCapacity({ limit: 59, runningInstances: 0 }, 30)).toBe('59 connections, 30 for each of 1 instance');
  });

  it('are a problem when no further instance fits', () => {
    expect(capacityProblem({ limit: 97, runningInstances: 2 }, 30)).toBeNull();
    expect(capacityProblem({ limit: 97, runningInstances: 3 }, 30)).toBe(
      'PostgreSQL has 97 connections, 30 for each of 3 instances, and 3 run already: lower DATABASE_CONNECTIONS or ' +
        'raise max_connections of PostgreSQL, or requests under load are answered 503.',
    );
  });
});
