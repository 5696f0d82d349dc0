import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHtml, renderText } from '#web/testing/render-text';
import { ApplyBar } from './apply-bar';
import { JobHeader } from './job-header';
import type { useApplyForm } from './use-apply-form';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const job = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Art Teacher',
  organization: { accountName: 'Harrisburg City School District' },
  position: { type: 'Professional', name: 'Teacher, Art' },
  city: 'Harrisburg',
  state: 'PA',
  startDate: '2026-11-18T05:00:00.000Z',
  endDate: '2026-12-05T04:59:59.000Z',
  status: 'open',
};

it('[W10.1, W14.3] the job has its title, place, deadline, number, position and "Posted" with the time since', () => {
  expect(renderText(<JobHeader job={job} listingNumber="HBG-7" />)).toBe(
    'Art Teacher Harrisburg City School District, Harrisburg, PA Deadline 12/04/2026, 11:59 PM Eastern Time ' +
      '(13 days left) Listing no. HBG-7 Professional: Teacher, Art Posted 3 Days Ago',
  );
  expect(renderHtml(<JobHeader job={job} listingNumber={null} />)).not.toContain('Listing no.');
});

const state = { isDirty: false, failure: null, intent: null } as ReturnType<typeof useApplyForm>;
const draft = { updatedAt: '2026-11-21T16:00:00.000Z' } as Parameters<typeof ApplyBar>[0]['draft'];
const buttons = (isAdmin: boolean, of: Parameters<typeof ApplyBar>[0]['draft'] = draft) => {
  const html = renderHtml(
    <ApplyBar draft={of} state={state} isAdmin={isAdmin} missing={2} isReview={false} showStep={() => {}} />,
  );
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words = '']) => words.replace(/<[^>]+>/g, ''));
};

it('[W10.4] a draft is saved, reviewed before it is submitted, and deleted', () => {
  expect(buttons(false)).toEqual(['Review application', 'Save Draft', 'Delete']);
  expect(buttons(false, null)).toEqual(['Review application', 'Save Draft']);
});

it('[W10.5] Save Application is for administrators', () => {
  expect(buttons(true)).toContain('Save Application');
  expect(buttons(true)).not.toContain('Save Draft');
});
