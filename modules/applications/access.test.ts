import { describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import type { Actor } from '#platform/http/access.js';
import { canMove, roleForApplicantList, roleForApplication } from './access.js';

const job = {
  organization: { accountNumber: '100', accountName: 'A' },
  isBoardReview: false,
  reviewBy: null as Date | null,
  reviewers: [] as string[],
  isDeleted: false,
};
const board = { ...job, isBoardReview: true, reviewers: ['chosen'] };
const now = new Date();
const released = { userId: 'applicant', releasedAt: now, releasedToReviewersAt: null };
const withBoard = { userId: 'applicant', releasedAt: null, releasedToReviewersAt: now };
const unreleased = { userId: 'applicant', releasedAt: null, releasedToReviewersAt: null };

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
    expect(roleForApplication(actor('a', [privilege], []), board, unreleased, now)).toBe('admin');
  });

  it('the posters of the organization once it is released (T37)', () => {
    expect(roleForApplication(poster, job, unreleased, now)).toBeNull();
    expect(roleForApplication(poster, board, withBoard, now)).toBeNull();
    expect(roleForApplication(poster, job, released, now)).toBe('poster');
    expect(roleForApplication(strangePoster, job, released, now)).toBeNull();
  });

  it('the chosen reviewers once it is with the board [W12.12]', () => {
    expect(roleForApplication(reviewer, board, unreleased, now)).toBeNull();
    expect(roleForApplication(reviewer, board, withBoard, now)).toBe('reviewer');
    expect(roleForApplication(colleague, board, withBoard, now)).toBeNull();
    expect(roleForApplication(colleague, board, released, now)).toBeNull();
  });

  it('the chosen reviewers no longer than they are of the organization, and than the review-by date (near W12.11)', () => {
    expect(
      roleForApplication(actor('chosen', [Privilege.ReviewApplicants], ['200']), board, withBoard, now),
    ).toBeNull();
    expect(roleForApplication(reviewer, { ...board, reviewBy: now }, withBoard, now)).toBe('reviewer');
    const over = { ...board, reviewBy: new Date(now.getTime() - 1000) };
    expect(roleForApplication(reviewer, over, withBoard, now)).toBeNull();
    expect(roleForApplicantList(reviewer, over, now)).toBeNull();
  });

  it('the reviewers of the organization where there is no board, once it is released [W12.11]', () => {
    expect(roleForApplication(colleague, job, unreleased, now)).toBeNull();
    expect(roleForApplication(colleague, job, released, now)).toBe('reviewer');
    expect(roleForApplication(strangeReviewer, job, released, now)).toBeNull();
  });

  it('nobody by assignment alone, nor by being named without the privilege', () => {
    expect(roleForApplication(actor('chosen', [Privilege.JobSeeking]), board, withBoard, now)).toBeNull();
  });

  it('nobody the own one, which a colleague handles', () => {
    const everything = [Privilege.JobPosting, Privilege.ReviewApplicants, Privilege.ManageJobs, Privilege.SuperAdmin];
    for (const privilege of everything) {
      const applicant = actor('applicant', [privilege]);
      expect(roleForApplication(applicant, job, released, now)).toBeNull();
      expect(canMove(applicant, job, released)).toBe(false);
    }
  });

  it('nobody but admin-level when the job is deleted', () => {
    expect(roleForApplication(poster, { ...job, isDeleted: true }, released, now)).toBeNull();
    expect(roleForApplication(actor('a', [Privilege.ManageJobs]), { ...job, isDeleted: true }, released, now)).toBe(
      'admin',
    );
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
    expect(roleForApplicantList(who, board, now)).toBe(expected);
  });

  it('takes the wider right of somebody who holds two [P12.2]', () => {
    const both = actor('chosen', [Privilege.JobPosting, Privilege.ReviewApplicants]);
    expect(roleForApplicantList(both, board, now)).toBe('poster');
    expect(roleForApplication(both, board, withBoard, now)).toBe('reviewer');
  });
});
