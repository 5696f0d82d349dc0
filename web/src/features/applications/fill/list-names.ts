import type { Candidate } from '../../../../../modules/applications/contract/api-stages';
import { candidateName } from '../../../ui/tables/candidate-columns';

type Named = Pick<Candidate, 'firstName' | 'lastName'>;

/** Names in a sentence; more are counted. */
const MAX_NAMES = 5;

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "Nora Weiss and Ruth Engle", "Nora Weiss, Ruth Engle, … and 12 others". */
export function listNames(people: readonly Named[]): string {
  const isLong = people.length > MAX_NAMES + 1;
  const named = people.slice(0, isLong ? MAX_NAMES : people.length).map(candidateName);
  return conjunction.format(isLong ? [...named, `${people.length - MAX_NAMES} others`] : named);
}
