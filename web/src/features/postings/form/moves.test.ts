import { describe, expect, it } from '@jest/globals';
import { JOB_STATUSES } from '../../../../../modules/postings/contract/api-lists';
import { questions } from './moves';

const job = { title: 'Principal', organization: 'Central Dauphin School District' };

describe('what the form asks first', () => {
  it('[W6.3] asks before a Save that takes the posting back to Unsubmitted, and only then', () => {
    const asked = JOB_STATUSES.filter((status) => questions.save(status, job) !== null);
    expect(asked).toEqual(['pendingApproval', 'open', 'filled', 'rejected', 'closed']);
    expect(questions.save('open', job)?.title).toBe(
      'Saving the changes will set the position to Unsubmitted status. Do you want to continue?',
    );
  });

  it('[W6.4, W6.8, W6.11, W5.49] asks in the words of the specification', () => {
    expect(questions.post(false, job).title).toBe('Are you sure the position is ready for applicants?');
    expect(questions.close(job, false).title).toBe(
      'Closing the position will suspend all activities. Do you want to continue?',
    );
    expect(questions.fill(job, false).title).toBe('Do you wish to mark the position filled?');
    expect(questions.discard(true).title).toBe('Do you want to discard current progress?');
  });

  it('names the position, and says what is lost', () => {
    expect(questions.close(job, true).body?.join(' ')).toContain('Principal, Central Dauphin School District');
    expect(questions.close(job, true).body?.at(-1)).toBe('Your unsaved changes are not kept.');
    expect(questions.close(job, false).body).toHaveLength(1);
  });
});
