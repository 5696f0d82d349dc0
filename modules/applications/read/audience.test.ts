import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../../../src/platform/http/access.js';
import { Privilege } from '../../identity/contract/questions.js';
import { listAudience, openAudience } from './audience.js';

const job = {
  organization: { accountNumber: '100', accountName: 'A' },
  isBoardReview: false,
  reviewers: [] as string[],
  isDeleted: false,
};
const board = { ...job, isBoardReview: true, reviewers: ['chosen'] };
const now = new Date();
const released = { releasedAt: now, releasedToReviewersAt: null };
const withBoard = { releasedAt: null, releasedToReviewersAt: now };
const unreleased = { releasedAt: null, releasedToReviewersAt: null };

function actor(id: string, privileges: number[], organizations = ['100']): Actor {
  return { id, privileges: new Set(privileges), organizations: new Set(organizations), sessionId: 's' };
}
const poster = actor('poster', [Privilege.JobPosting]);
const strangePoster = actor('other', [Privilege.JobPosting], ['200']);
const reviewer = actor('chosen', [Privilege.ReviewApplicants]);
const colleague = actor('colleague', [Privilege.ReviewApplicants]);
const strangeReviewer = actor('far', [Privilege.ReviewApplicants], ['200']);

describe('who may open an application', () => {
  it.each([Privilege.ManageJobs, Privilege.SuperAdmin])('privilege %s: always, as admin-level', (privilege) => {
    expect(openAudience(actor('a', [privilege], []), board, unreleased)).toBe('admin');
  });

  it('the posters of the organization once it is released (T37)', () => {
    expect(openAudience(poster, job, unreleased)).toBeNull();
    expect(openAudience(poster, board, withBoard)).toBeNull();
    expect(openAudience(poster, job, released)).toBe('poster');
    expect(openAudience(strangePoster, job, released)).toBeNull();
  });

  it('the chosen reviewers once it is with the board [W12.12]', () => {
    expect(openAudience(reviewer, board, unreleased)).toBeNull();
    expect(openAudience(reviewer, board, withBoard)).toBe('reviewer');
    expect(openAudience(colleague, board, withBoard)).toBeNull();
    expect(openAudience(colleague, board, released)).toBeNull();
  });

  it('the reviewers of the organization where there is no board, once it is released [W12.11]', () => {
    expect(openAudience(colleague, job, unreleased)).toBeNull();
    expect(openAudience(colleague, job, released)).toBe('reviewer');
    expect(openAudience(strangeReviewer, job, released)).toBeNull();
  });

  it('nobody by assignment alone, nor by being named without the privilege', () => {
    expect(openAudience(actor('chosen', [Privilege.JobSeeking]), board, withBoard)).toBeNull();
  });

  it('nobody but admin-level when the job is deleted', () => {
    expect(openAudience(poster, { ...job, isDeleted: true }, released)).toBeNull();
    expect(openAudience(actor('a', [Privilege.ManageJobs]), { ...job, isDeleted: true }, released)).toBe('admin');
  });
});

describe('who may see the list of applicants [W12.18]', () => {
  it.each([
    ['poster', poster, 'poster'],
    ['poster of another organization', strangePoster, null],
    ['reviewer of the board', reviewer, 'reviewer'],
    ['reviewer not chosen', colleague, null],
    ['seeker', actor('s', [Privilege.JobSeeking]), null],
    ['user manager', actor('m', [Privilege.ManageUsers]), null],
    ['manager', actor('j', [Privilege.ManageJobs], []), 'admin'],
  ])('%s', (_, who, expected) => {
    expect(listAudience(who, board)).toBe(expected);
  });

  it('takes the wider right of somebody who holds two [P12.2]', () => {
    const both = actor('chosen', [Privilege.JobPosting, Privilege.ReviewApplicants]);
    expect(listAudience(both, board)).toBe('poster');
    expect(openAudience(both, board, withBoard)).toBe('reviewer');
  });
});
