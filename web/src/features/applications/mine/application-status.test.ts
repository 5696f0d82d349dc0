import { describe, expect, it } from '@jest/globals';
import { LIST_STATUSES, type MyApplication } from '../../../../../modules/applications/contract/api-lists';
import { statusTone } from './application-status';

const NOW = new Date('2026-11-21T12:00:00Z');
const job = (endDate: string) => ({ endDate }) as MyApplication['job'];
const tones = (endDate: string) =>
  Object.fromEntries(LIST_STATUSES.map((status) => [status, statusTone({ status, job: job(endDate) }, NOW)]));

describe('[W11.9] the colour of a status', () => {
  it('is red past the deadline, whatever the status', () =>
    expect(tones('2026-11-21T11:59:59Z')).toEqual({
      saved: 'error',
      submitted: 'error',
      filled: 'error',
      expired: 'error',
    }));

  it('is green when filled or submitted, otherwise amber', () =>
    expect(tones('2026-11-22T04:59:59Z')).toMatchObject({
      saved: 'warning',
      submitted: 'success',
      filled: 'success',
    }));
});
