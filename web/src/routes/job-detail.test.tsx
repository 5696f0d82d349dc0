import { expect, it } from '@jest/globals';
import { type JobDetail, jobQuery } from '#web/features/job-search/detail/use-job';
import { paths, patterns } from '#web/paths';
import { renderHtml } from '#web/testing/render-text';
import { Component as JobPage } from './job-detail';

const ID = '0198a000-0000-7000-8000-000000000001';
const job = {
  id: ID,
  title: 'Art Teacher',
  city: 'Harrisburg',
  state: 'PA',
  zipCode: '17101',
  files: [],
  organization: { accountName: 'Harrisburg City School District' },
  position: { name: 'Teacher' },
  startDate: '2026-11-20T05:00:00.000Z',
  endDate: '2026-12-05T04:59:59.000Z',
  description: '<p>Paint.</p>',
  updatedAt: '2026-11-20T15:04:05.000Z',
  phoneNumber: '(717)555-0142',
} as unknown as JobDetail;

const html = (changes: Partial<JobDetail>) =>
  renderHtml(<JobPage />, {
    path: paths.jobPost(ID),
    pattern: patterns.jobPost,
    answers: [[jobQuery(ID).queryKey, { ...job, ...changes }]],
  });

it('[W9.13] Edit leads whoever may edit the posting to its form, and is shown to nobody else', () => {
  expect(html({ mayEdit: true })).toMatch(new RegExp(`<a [^>]*href="${paths.postJobsEdit(ID)}"[^>]*>Edit</a>`));
  expect(html({ mayEdit: false })).toContain('Art Teacher');
  expect(html({ mayEdit: false })).not.toMatch(/>Edit</);
});
