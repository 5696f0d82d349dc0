import type { Ask } from '../../../src/platform/ask.js';
import { invalidField } from '../../../src/platform/errors.js';
import { OrganizationsByNumbers } from '../../directory/contract/questions.js';

/** Throws DomainError invalid at `path` for an account number that the directory does not know. */
export async function mustBeKnown(ask: Ask, accountNumbers: readonly string[], path: string): Promise<void> {
  if (accountNumbers.length === 0) return;
  const known = await ask.of(new OrganizationsByNumbers(accountNumbers));
  const unknown = accountNumbers.filter((number) => !known.some(({ accountNumber }) => accountNumber === number));
  if (unknown.length) throw invalidField(path, `There is no organization ${unknown.join(', ')}.`);
}
