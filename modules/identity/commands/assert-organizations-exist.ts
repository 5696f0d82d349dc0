import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';

/** Throws DomainError invalid at `path` for an unknown account number. */
export async function assertOrganizationsExist(
  directory: DirectoryApi,
  accountNumbers: readonly string[],
  path: string,
): Promise<void> {
  if (accountNumbers.length === 0) return;
  const organizations = await directory.organizationsByNumbers(accountNumbers);
  const unknown = accountNumbers.filter(
    (number) => !organizations.some(({ accountNumber }) => accountNumber === number),
  );
  if (unknown.length) throw invalidFieldError(path, `There is no organization ${unknown.join(', ')}.`);
}
