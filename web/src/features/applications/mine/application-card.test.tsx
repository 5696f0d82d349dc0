import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { MyApplication } from '#modules/applications/contract/api/lists';
import { renderHtml, renderText } from '#web/testing/render-text';
import { ApplicationCard } from './application-card';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const saved = {
  id: '0198a000-0000-7000-8000-000000000001',
  type: 'draft',
  status: 'saved',
  canEdit: true,
  canBeginAgain: false,
  timeline: [],
  submittedAt: null,
  job: {
    id: '0198a000-0000-7000-8000-000000000002',
    title: 'Art Teacher',
    organization: { accountName: 'Harrisburg City School District' },
    position: { type: 'Professional', name: 'Teacher, Art' },
    listingNumber: 'HBG-7',
    city: 'Harrisburg',
    state: 'PA',
    zipCode: '17101',
    endDate: '2026-12-05T04:59:59.000Z',
  },
} as unknown as MyApplication;
const past = { ...saved.job, endDate: '2026-11-20T04:59:59.000Z' };

it('[W11.4] a card says what was applied for, and until when', () => {
  expect(renderText(<ApplicationCard application={saved} />)).toContain(
    'Art Teacher Harrisburg City School District Saved Listing no. HBG-7 Position Professional: Teacher, Art ' +
      'Location Harrisburg, PA 17101 Deadline 12/04/2026, 11:59 PM Eastern Time (13 days left)',
  );
});

it.each<[string, Partial<MyApplication>, string]>([
  ['a draft before the deadline', {}, 'warning'],
  ['a draft after the deadline', { job: past, status: 'expired' }, 'error'],
  ['a sent one before the deadline', { type: 'submitted', status: 'submitted' }, 'success'],
  ['a filled one before the deadline', { type: 'submitted', status: 'filled' }, 'success'],
  ['a sent one after the deadline', { type: 'submitted', status: 'submitted', job: past }, 'error'],
])('[W11.9] the status of %s has its colour', (_, changes, tone) => {
  const html = renderHtml(<ApplicationCard application={{ ...saved, ...changes }} />);
  expect(html.match(/class="tag (\w+)"/)?.[1]).toBe(tone);
});
