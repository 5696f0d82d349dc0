import { describe, expect, it } from '@jest/globals';
import { JOB_STATUSES } from '#modules/postings/contract/api/lists';
import { confirmations } from './confirmations';

const days = { startDate: '2026-11-20', endDate: '2999-12-31' };
const job = { title: 'Principal', organization: 'Central Dauphin School District' };

describe('the confirmations of the form', () => {
  it('confirm only a Save that returns the posting to Unsubmitted', () => {
    const asked = JOB_STATUSES.filter((status) => confirmations.save(status, job) !== null);
    expect(asked).toEqual(['pendingApproval', 'open', 'filled', 'rejected', 'closed']);
    expect(confirmations.save('open', job)?.title).toBe(
      'Saving the changes will set the position to Unsubmitted status. Do you want to continue?',
    );
  });

  it('[W6.4, W6.8, W6.11] use the wording of the specification', () => {
    expect(confirmations.post(false, job, days).title).toBe('Are you sure the position is ready for applicants?');
    expect(confirmations.close(job, false).title).toBe(
      'Closing the position will suspend all activities. Do you want to continue?',
    );
    expect(confirmations.fill(job, false).title).toBe('Do you wish to mark the position filled?');
    expect(confirmations.discard(true).title).toBe('Do you want to discard current progress?');
  });

  it('say until when a posting is listed (U53)', () => {
    const name = 'Principal, Central Dauphin School District';
    expect(confirmations.post(false, job, days).body).toEqual([name, 'Visitors see it until 12/31/2999.']);
    expect(confirmations.post(true, job, days).body).toEqual([
      `${name} is sent for approval and listed once it is approved, until 12/31/2999.`,
    ]);
  });

  it('ask about a change only if it moves the posting or looks wrong', () => {
    expect(confirmations.change('open', false, job, days)).toBeNull();
    expect(confirmations.change('pendingApproval', true, job, days)).toBeNull();
    const over = { startDate: '2026-11-20', endDate: '2026-11-21' };
    expect(confirmations.change('open', false, job, over, [], days)?.body?.[1]).toMatch(
      /has passed, so nobody can apply/,
    );
    expect(confirmations.change('open', false, job, over, [], over)).toBeNull();
    expect(confirmations.change('open', true, job, days)?.body?.[0]).toContain('is sent for approval');
    expect(confirmations.change('pendingApproval', false, job, days)?.body).toEqual([
      'Its position needs no approval.',
      'Principal, Central Dauphin School District',
      'Visitors see it until 12/31/2999.',
    ]);
    expect(confirmations.change('open', false, job, days, ['Do you mean $58.50 a year?'])).toMatchObject({
      body: ['Principal, Central Dauphin School District', 'Do you mean $58.50 a year?'],
      confirmLabel: 'Save changes',
    });
  });

  it('name the position and what would be lost', () => {
    expect(confirmations.close(job, true).body?.join(' ')).toContain('Principal, Central Dauphin School District');
    expect(confirmations.close(job, true).body?.at(-1)).toBe('Your unsaved changes are not kept.');
    expect(confirmations.close(job, false).body).toHaveLength(1);
  });
});
