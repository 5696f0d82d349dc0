import type { NewAccount } from '#modules/identity/contract/commands.js';
import { randomOf } from '#modules/postings/demo/demo-posting.js';
import { CONTACT, cloneSeekers, createEmployer, createSeeker } from '../../support/fixtures/applying.js';
import { createAccount } from '../../support/fixtures/users.js';
import { register } from '../checks/registers.js';
import { Person } from '../person.js';
import type { World } from '../world.js';
import { Administrator } from './administrators.js';
import { Applicant } from './applicants.js';
import { Manager } from './managers.js';
import { Newcomer } from './newcomers.js';
import { Poster } from './posters.js';
import { Reviewer } from './reviewers.js';

/** Number of users of each kind. */
export interface CrowdSize {
  newcomers: number;
  applicants: number;
  posters: number;
  managers: number;
}

export interface Actor {
  person: Person;
  act(): Promise<unknown>;
}

/** Creates all users, with accounts except for newcomers. Their behavior is determined by the seed and their number. */
export async function createActors(world: World, seed: number, numbers: CrowdSize): Promise<Actor[]> {
  const { app, history, organizations } = world;
  const actors: Actor[] = [];
  const somebody = (role: string, number: number, { id = '', email = '' } = {}): Person => {
    const person = new Person(world, `${role}-${number}`, email, randomOf(seed * 1_000 + actors.length));
    person.id = id;
    return person;
  };
  const add = (person: Person, role: { act(): Promise<unknown> }) => actors.push({ person, act: () => role.act() });

  for (let at = 0; at < numbers.posters; at += 1) {
    const { id, email, organization } = await createEmployer(app, at);
    const person = somebody('poster', at, { id, email });
    add(person, new Poster(person, organization));
  }
  const [organization = ''] = organizations;
  const reviews: Partial<NewAccount> = { privileges: [2], organizations: [organization] };
  const reviewer = somebody('reviewer', 0, await createAccount(app, reviews));
  add(reviewer, new Reviewer(reviewer));
  for (let at = 0; at < numbers.managers; at += 1) {
    const person = somebody('manager', at, await createAccount(app, { privileges: [3] }));
    add(person, new Manager(person, organization, reviewer.id));
  }
  const applicants: Person[] = [];
  for (const [at, account] of (await cloneSeekers(app, await createSeeker(app), numbers.applicants)).entries()) {
    const person = somebody('applicant', at, account);
    const applicant = new Applicant(person);
    applicant.resumeId = account.resumeId;
    history.setInitialState(register('address', account.id), CONTACT.address);
    applicants.push(person);
    add(person, applicant);
  }
  for (let at = 0; at < numbers.newcomers; at += 1) {
    const person = somebody('newcomer', at);
    add(person, new Newcomer(person, `run${seed}.example`));
  }
  const moved = somebody('reviewer', 1, await createAccount(app, reviews));
  history.setInitialState(register('rights', moved.id), organization);
  add(moved, new Reviewer(moved));
  const administrator = somebody('administrator', 0, await createAccount(app, { privileges: [8] }));
  add(administrator, new Administrator(administrator, applicants.slice(0, MAX_LOCKABLE_APPLICANTS), moved.id));
  return actors;
}

/** Number of applicants that may be locked during the run. */
const MAX_LOCKABLE_APPLICANTS = 4;
