import type { Candidate } from '#modules/applications/contract/api/stages';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { listNames } from './list-names';

/** "Nora Weiss and Ruth Engle". */
export const listPeople = (people: readonly Pick<Candidate, 'firstName' | 'lastName'>[]) =>
  listNames(people.map(candidateName), { conjunction: 'and' });
