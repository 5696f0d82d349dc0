import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from '../../support/fixtures/users.js';
import { oneOf } from '../checks/linearizability.js';
import { register } from '../checks/registers.js';
import type { Person } from '../person.js';
import { Applicant } from './applicants.js';

const MAIL_POLL_INTERVAL_MS = 500;
const MAIL_TIMEOUT_MS = 30_000;

/** Signs up, confirms by mail, completes a profile and applies for one job; then starts over as a new user. */
export class Newcomer {
  private round = 0;

  constructor(
    private readonly person: Person,
    private readonly domain: string,
  ) {}

  async act(): Promise<void> {
    const { person } = this;
    this.round += 1;
    person.startOver(`${person.name}-${this.round}@${this.domain}`);
    if (!(await this.signUp()) || !(await this.confirm())) return;
    if (!(await this.welcome())) return;
    const applicant = new Applicant(person);
    await applicant.saveContact();
    await applicant.saveReferences();
    await applicant.saveHistory();
    applicant.resumeId = (await applicant.addDocument('RESU')) ?? '';
    const job = person.pick(person.world.newestJobs);
    if (job && applicant.resumeId) await applicant.submit(job.id);
  }

  /** Returns whether a mail can be expected. */
  private async signUp(): Promise<boolean> {
    const { email } = this.person;
    const body = { firstName: 'Nora', lastName: 'Stoltzfus', email, password: PASSWORD };
    const made = { register: register('account', email), from: oneOf('none'), to: ['unconfirmed'] };
    const outcome = await this.person.visit('sign up', [made], (api) => api.post('/api/users', { body }));
    return outcome !== 'refused';
  }

  private async confirm(): Promise<boolean> {
    const token = await this.token();
    if (!token) return false;
    const made = {
      register: register('account', this.person.email),
      from: oneOf('unconfirmed'),
      to: ['confirmed'],
    };
    const outcome = await this.person.visit('confirm', [made], (api) => api.patch(`/api/users/confirmation/${token}`));
    return outcome !== 'refused';
  }

  /** The token in the latest mail to the user. */
  private async token(): Promise<string | undefined> {
    const { world, email } = this.person;
    for (
      const end = Date.now() + MAIL_TIMEOUT_MS;
      Date.now() < end && !world.isOver;
      await pause(MAIL_POLL_INTERVAL_MS)
    ) {
      const mail = world.delivered.findLast(({ to }) => to.includes(email));
      const token = mail?.text.match(/email-confirmation\/([\w-]+)/)?.[1];
      if (token) return token;
    }
  }

  private welcome() {
    const { person } = this;
    return person.change('welcome', [], (api, as) =>
      api.patch(`/api/users/${person.id}/welcome`, { as, body: { role: 'jobSeeker' } }),
    );
  }
}
