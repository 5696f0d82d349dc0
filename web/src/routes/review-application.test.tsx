import { expect, it } from '@jest/globals';
import type { ApplicationReview } from '#modules/applications/contract/api/review';
import { documentsOf } from '#web/features/applications/review/documents-part';
import { reviewQuery } from '#web/features/applications/review/queries';
import { paths, patterns } from '#web/paths';
import { renderHtml, wordsOf } from '#web/testing/render-text';
import { Component } from './review-application';

const ID = '0198a000-0000-7000-8000-000000000001';
const file = (id: string, fileName: string, documentType: string) => ({ id, fileName, documentType, scan: 'clean' });
const common = {
  id: ID,
  candidate: { firstName: 'June', lastName: 'Vogel', city: 'Carlisle', state: 'PA' },
  submittedAt: '2026-11-20T15:04:05.000Z',
  job: {
    id: ID,
    title: 'Art Teacher',
    position: { type: 'Professional', name: 'Teacher, Art' },
    organization: { accountName: 'Harrisburg City School District' },
    city: 'Harrisburg',
    state: 'PA',
    endDate: '2026-12-05T04:59:59.000Z',
    status: 'open',
  },
  careerDetails: [],
  educationDetails: [],
  files: [file('f1', 'Resume June.pdf', 'RESU')],
  coverLetter: 'letters/1/Letter June.pdf',
  coverLetterScan: 'clean',
  neighbours: { previous: null, next: null, place: 1, total: 1 },
};
const more = {
  stage: null,
  timeline: [],
  user: { email: 'june@mail.example', address: '4 Elm Street', zipCode: '17013', ppid: '1234567' },
  references: [{ firstName: 'Ann', lastName: 'Lee', yearsKnown: 4, phoneNumber: '(717)555-0104' }],
};
const admin = { ...common, ...more, audience: 'admin', releasedAt: null, releasedToReviewersAt: null };
/** Says too much, as no server does: the page shows none of it. */
const reviewer = { ...common, ...more, audience: 'reviewer' };

const page = (review: object) =>
  renderHtml(<Component />, {
    path: paths.reviewApplication(ID),
    pattern: patterns.reviewApplication,
    answers: [[reviewQuery(ID).queryKey, review as ApplicationReview]],
  });
/** In the order of the page. */
const PARTS = [
  'Candidate',
  'Contact details',
  'Timeline',
  'Position',
  'Education',
  'Career history and military information',
  'Application questions',
  'Documents',
  'References',
];
const FOR_ADMINISTRATORS = ['Contact details', 'Timeline', 'References'];
const PERSONAL = ['june@mail.example', '4 Elm Street', '1234567', 'Ann Lee', '(717)555-0104'];
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words = '']) => wordsOf(words));

it('[W13.1, W13.2, W13.4] administrators read contact details and references', () => {
  const html = page(admin);
  expect(headings(html)).toEqual(PARTS);
  expect(PERSONAL.filter((words) => !html.includes(words))).toEqual([]);
});

it('[W13.2, W13.4] reviewers read neither contact details nor references', () => {
  const html = page(reviewer);
  expect(headings(html)).toEqual(PARTS.filter((part) => !FOR_ADMINISTRATORS.includes(part)));
  expect(PERSONAL.filter((words) => html.includes(words))).toEqual([]);
});

it('[W13.11] Edit leads to the editor of the documents, for administrators only', () => {
  const link = `href="${paths.reviewUserApplication(ID)}"`;
  expect(page(admin)).toContain(link);
  expect(page(reviewer)).not.toContain(link);
});

it('[W13.6] resume and cover letter stand under Documents, to be read and downloaded', () => {
  const documents = page(reviewer).split('role="tablist"')[1] ?? '';
  expect(wordsOf(`<p ${documents}`)).toContain('Resume Cover Letter');
  expect(documents).toMatch(/Resume June\.pdf.*Letter June\.pdf/);
  expect(documents).toContain('Download');
});

it('[P12.10] documents are read by the route of administrators, or by that of others', () => {
  const paths = (review: object) => documentsOf(review as ApplicationReview).map(({ path }) => path);
  expect(paths(admin)).toEqual(['/api/applications/admin/files/f1', `/api/applications/admin/coverLetter/${ID}`]);
  expect(paths(reviewer)).toEqual(['/api/applications/user/files/f1', `/api/applications/user/coverLetter/${ID}`]);
});
