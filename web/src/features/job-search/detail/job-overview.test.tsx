import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHtml, wordsOf } from '#web/testing/render-text';
import { JobOverview } from './job-overview';
import type { JobDetail } from './use-job';

const job = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Art Teacher',
  city: 'Harrisburg',
  state: 'PA',
  zipCode: '17101',
  contactsFirstName: 'Dana',
  contactsLastName: 'Whitfield',
  email: 'hiring@district.example',
  phoneNumber: '(717)555-0142',
  phoneExt: '38',
  endDate: '2026-12-05T04:59:59.000Z',
  deadlineText: '13 days',
  isAccepting: true,
} as JobDetail;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const html = (changes: Partial<JobDetail> = {}) => renderHtml(<JobOverview job={{ ...job, ...changes }} />);
const contact = (changes: Partial<JobDetail> = {}) => html(changes).split('<section class="contact"')[1] ?? '';

it('[W9.6] the contact has name, address, phone and extension', () => {
  expect(wordsOf(`<section${contact()}`)).toBe(
    'Contact information Name Dana Whitfield Email hiring@district.example Phone (717)555-0142 Extension 38',
  );
  expect(contact()).toContain('href="mailto:hiring@district.example"');
  expect(contact()).toContain('href="tel:7175550142"');
});

it('[W9.6] what the contact lacks has no label', () => {
  const words = wordsOf(`<section${contact({ contactsFirstName: '', contactsLastName: '', phoneExt: '' })}`);
  expect(words).toBe('Contact information Email hiring@district.example Phone (717)555-0142');
});

it.each([
  ['No longer accepting applications', 'No longer accepting applications'],
  ['Today', 'Today'],
  ['1 day', '1 day left'],
  ['2 days', '2 days left'],
])('[W9.7] a deadline of "%s" reads "%s"', (deadlineText, shown) => {
  const deadline = html({ deadlineText }).split('<dd class="big">')[1]?.split('</dl>')[0] ?? '';
  expect(wordsOf(`<dd>${deadline.split('</div>')[0]}`)).toBe(`12/04/2026 11:59 PM Eastern Time ${shown}`);
});

it('who administers the posting is led to its applicants; everybody else to Apply', () => {
  const actions = (changes: Partial<JobDetail>) => html(changes).split('class="actions')[1]?.split('</div>')[0] ?? '';
  const led = actions({ applicationsCount: 5 });
  expect(led).toMatch(/href="\/job-applicants\/0198a000[^"]*"[^>]*>5 applicants</);
  expect(led).toMatch(/<button[^>]*>Apply</);
  expect(actions({})).not.toContain('applicant');
  expect(actions({ applicationsCount: 0, isExternalPost: true })).not.toContain('applicant');
});
