import { REJECTION_REASONS } from '#modules/postings/contract/api/lists.js';
import { dayFromToday } from '../../support/fixtures/job-payload.js';
import { jobForm } from '../../support/fixtures/postings.js';
import { any, oneOf } from '../checks/linearizability.js';
import { register } from '../checks/registers.js';
import type { Step } from '../history.js';
import type { Person } from '../person.js';
import type { KnownJob } from '../world.js';
import { Poster } from './posters.js';

const REFUSALS = ['wrong_status', 'job_deleted'];

/** Approves and rejects postings, creates postings with board review, and releases applicants. */
export class Manager {
  private readonly poster: Poster;

  /** `reviewerId` reviews for the organization. */
  constructor(
    private readonly person: Person,
    organization: string,
    reviewerId: string,
  ) {
    const board = { isBoardReview: true, boardReviewDays: dayFromToday(40), reviewers: [reviewerId] };
    this.poster = new Poster(person, organization, board);
  }

  async act(): Promise<unknown> {
    const { person } = this;
    const dice = person.random();
    if (dice < 0.4) return this.decide();
    if (dice < 0.55) return this.poster.act();
    const job = person.pick(person.world.newestJobs);
    return job && this.release(job);
  }

  private async decide(): Promise<void> {
    const { person } = this;
    const waiting = await person.read('list postings', (api, as) => api.get('/api/jobs/admin?limit=100', { as }));
    // Skips postings whose creation had no response, since their initial state is unknown.
    const pending: { id: string }[] = (waiting?.body.items ?? []).filter(
      ({ id, status }: { id: string; status: string }) =>
        status === 'pendingApproval' && person.world.jobs.some((known) => known.id === id),
    );
    const id = person.pick(pending)?.id;
    if (!id) return;
    if (person.chance(0.75)) await this.approve(id);
    else await this.reject(id);
  }

  private approve(id: string) {
    const step: Step = {
      register: register('job', id),
      from: oneOf('unsubmitted', 'pendingApproval', 'rejected', 'open'),
      to: ['open', 'pendingApproval'],
      answered: (body) => body.status,
      refusedBy: REFUSALS,
    };
    return this.person.change('approve a posting', [step], (api, as) =>
      api.patch(`/api/jobs/${id}/status`, { as, body: { status: 'open' } }),
    );
  }

  private async reject(id: string): Promise<void> {
    const seen = await this.person.read('look at a posting', (api, as) => api.get(`/api/jobs/${id}/admin`, { as }));
    if (!seen) return;
    const { version } = seen.body;
    const step: Step = {
      register: register('job', id),
      from: oneOf('pendingApproval'),
      to: ['rejected'],
      refusedBy: REFUSALS,
    };
    await this.person.change('reject a posting', [step], (api, as) =>
      api.patch(`/api/jobs/${id}`, {
        as,
        form: jobForm({ status: 'rejected', rejectionReason: REJECTION_REASONS[0], version }),
      }),
    );
  }

  private async release(job: KnownJob): Promise<void> {
    const { person } = this;
    const seen = await person.read('list applicants', (api, as) =>
      api.get(`/api/applications/admin/data?jobId=${job.id}`, { as }),
    );
    const ids: string[] = (seen?.body.items ?? []).map(({ id }: { id: string }) => id);
    const chosen = ids.filter(() => person.chance(0.5));
    if (!chosen.length) return;
    const to = job.payload.isBoardReview ? 'reviewers' : 'applicants';
    const kind = to === 'reviewers' ? 'review' : 'release';
    const steps = chosen.map((id): Step => ({ register: register(kind, id), from: any, to: ['released'] }));
    const body = { jobId: job.id, releasedApplications: chosen };
    const until = to === 'reviewers' ? { reviewByDate: dayFromToday(45) } : {};
    await person.change(`release to ${to}`, steps, (api, as) =>
      api.patch(`/api/applications/admin/release/${to}`, { as, body: { ...body, ...until } }),
    );
  }
}
