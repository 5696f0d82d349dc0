import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { jobPayload } from '../../support/fixtures/job-payload.js';
import { jobForm } from '../../support/fixtures/postings.js';
import { any, oneOf } from '../checks/linearizability.js';
import { register } from '../checks/registers.js';
import type { Step } from '../history.js';
import type { Person } from '../person.js';
import type { KnownJob } from '../world.js';

const MAX_JOBS = 6;
const REFUSALS = ['wrong_status', 'job_deleted'];
const EDITABLE = ['unsubmitted', 'pendingApproval', 'rejected', 'open'];
const DELETABLE = ['unsubmitted', 'filled', 'rejected', 'closed'];

/** Creates and maintains postings of one organization. */
export class Poster {
  private readonly jobs: KnownJob[] = [];

  constructor(
    private readonly person: Person,
    private readonly organization: string,
    /** Additional fields of the postings. */
    private readonly further: Partial<JobPayloadInput> = {},
  ) {}

  async act(): Promise<unknown> {
    const { person } = this;
    const dice = person.random();
    if (this.jobs.length < 2 || (dice < 0.3 && this.jobs.length < MAX_JOBS)) return this.create();
    const job = person.pick(this.jobs) as KnownJob;
    if (dice < 0.5) return this.edit(job, person.chance(0.8) ? 'open' : 'unsubmitted');
    if (dice < 0.65) return this.look(job);
    if (dice < 0.78) return this.move(job, 'close', ['pendingApproval', 'open'], 'closed');
    if (dice < 0.88) return this.move(job, 'fill', ['open'], 'filled');
    return this.remove(job);
  }

  async create(status: 'open' | 'unsubmitted' = this.person.chance(0.85) ? 'open' : 'unsubmitted'): Promise<void> {
    const { person } = this;
    const { free, approved } = person.world.positions;
    const position = person.pick(person.chance(0.8) ? free : approved) ?? '';
    const title = this.title();
    const payload = jobPayload({ ...this.further, organization: this.organization, position, title });
    const files = person.chance(0.3) ? [{ name: 'calendar.txt', content: 'The school year in dates.\n' }] : [];
    // The registers start with the response: without it the id is unknown.
    const reply = await person.change('create a posting', [], (api, as) =>
      api.post('/api/jobs', { as, form: jobForm({ ...payload, status }, files) }),
    );
    if (!reply) return;
    const job = { id: reply.body.id, version: reply.body.version, payload, applicants: 0 };
    person.world.history.setInitialState(register('job', job.id), reply.body.status);
    person.world.history.setInitialState(register('title', job.id), title);
    this.jobs.push(job);
    person.world.jobs.push(job);
  }

  async edit(job: KnownJob, status: 'open' | 'unsubmitted'): Promise<void> {
    const { person } = this;
    const payload = { ...job.payload, title: this.title() };
    const steps: Step[] = [
      {
        register: register('job', job.id),
        from: oneOf(...EDITABLE),
        to: status === 'open' ? ['open', 'pendingApproval'] : ['unsubmitted'],
        answered: (body) => body.status,
        refusedBy: REFUSALS,
      },
      { register: register('title', job.id), from: any, to: [payload.title] },
    ];
    const reply = await person.change('edit a posting', steps, (api, as) =>
      api.patch(`/api/jobs/${job.id}`, { as, form: jobForm({ ...payload, status, version: job.version }) }),
    );
    if (reply) Object.assign(job, { payload, version: reply.body.version });
    else await this.look(job);
  }

  private async look(job: KnownJob): Promise<void> {
    const reply = await this.person.read(
      'look at a posting',
      (api, as) => api.get(`/api/jobs/${job.id}/admin`, { as }),
      ({ body }) => [
        { register: register('job', job.id), from: oneOf(body.status) },
        { register: register('title', job.id), from: oneOf(body.title) },
      ],
    );
    if (reply) job.version = reply.body.version;
  }

  private async move(job: KnownJob, what: string, from: string[], to: 'closed' | 'filled'): Promise<void> {
    const step: Step = { register: register('job', job.id), from: oneOf(...from), to: [to], refusedBy: REFUSALS };
    const reply = await this.person.change(`${what} a posting`, [step], (api, as) =>
      api.patch(`/api/jobs/${job.id}/status`, { as, body: { status: to } }),
    );
    if (reply) job.version = reply.body.version;
  }

  private async remove(job: KnownJob): Promise<void> {
    const step: Step = {
      register: register('job', job.id),
      from: oneOf(...DELETABLE),
      to: ['deleted'],
      refusedBy: REFUSALS,
    };
    const reply = await this.person.change('delete a posting', [step], (api, as) =>
      api.delete(`/api/jobs/${job.id}`, { as }),
    );
    if (reply) this.jobs.splice(this.jobs.indexOf(job), 1);
  }

  private title(): string {
    return `${this.person.pick(['Teacher', 'Nurse', 'Librarian', 'Counselor'])} ${Math.floor(this.person.random() * 1e9)}`;
  }
}
