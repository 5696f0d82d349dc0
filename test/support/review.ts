import type { TestApp } from './app.js';
import { addDocument, type Employer, employer, newJob, type Seeker, seeker, submit } from './applying.js';
import type { Reply } from './http.js';
import { dayFromToday } from './job-payload.js';
import { type Somebody, somebody } from './people.js';

/** Everybody around one organization's applicants, and two from another one. */
export interface Cast {
  /** Posts for the organization. */
  boss: Employer;
  /** Holds Manage Jobs. */
  manager: Employer;
  /** Reviews for the organization, and sits on the boards of this file's jobs. */
  reviewer: Somebody;
  /** Reviews for the organization, on no board. */
  colleague: Somebody;
  strangeBoss: Employer;
  strangeReviewer: Somebody;
  /** Applies, with a resume and a certificate. */
  rachel: Seeker;
  certificate: string;
}

export async function newCast(app: TestApp): Promise<Cast> {
  const boss = await employer(app);
  const strangeBoss = await employer(app, 1);
  const organizations = [boss.organization];
  const rachel = await seeker(app);
  return {
    boss,
    strangeBoss,
    manager: { ...(await somebody(app, { privileges: [3] })), organization: boss.organization },
    reviewer: await somebody(app, { privileges: [2], organizations }),
    colleague: await somebody(app, { privileges: [2], organizations }),
    strangeReviewer: await somebody(app, { privileges: [2], organizations: [strangeBoss.organization] }),
    rachel,
    certificate: await addDocument(app, rachel, 'act34.pdf', { documentType: 'CRED', additionalType: 'Act 34' }),
  };
}

/** What the tests of review do, in terms of one cast. */
export function reviewing(app: TestApp, { manager, reviewer, rachel, certificate }: Cast) {
  const release = (to: string, as: Somebody, body: unknown) =>
    app.patch(`/api/applications/admin/release/${to}`, { as: as.token, body });
  return {
    /** An open job whose board is the reviewer, until forty days from today. */
    boardJob: () =>
      newJob(app, manager, { isBoardReview: true, boardReviewDays: dayFromToday(40), reviewers: [reviewer.id] }),
    /** Answers the submitted application. */
    apply: async (jobId: string, by: Seeker = rachel) => {
      const attachedFiles = by === rachel ? [rachel.resumeId, certificate] : [by.resumeId];
      return (await submit(app, by, jobId, { attachedFiles })).body;
    },
    open: (as: Somebody, id: string) => app.get(`/api/applications/review/${id}`, { as: as.token }),
    applicants: (as: Somebody, jobId: string, query = '') =>
      app.get(`/api/applications/admin/data?jobId=${jobId}${query}`, { as: as.token }),
    toApplicants: (jobId: string, releasedApplications: unknown, as: Somebody = manager) =>
      release('applicants', as, { jobId, releasedApplications }),
    toReviewers: (
      jobId: string,
      releasedApplications: unknown,
      reviewByDate: unknown = dayFromToday(45),
      as: Somebody = manager,
    ) => release('reviewers', as, { jobId, releasedApplications, reviewByDate }),
    passReviewDate: (jobId: string) =>
      app.rows(
        `update job set end_date = now() - interval '2 days', board_review_days = now() - interval '1 second'
          where id = ? returning 1`,
        [jobId],
      ),
    factNames: async (id: string) =>
      (await app.rows<{ name: string }>('select name from fact where aggregate_id = ? order by number', [id])).map(
        ({ name }) => name,
      ),
  };
}

export type Reviewing = ReturnType<typeof reviewing>;

export async function statusesOf(calls: Promise<Reply>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status);
}
