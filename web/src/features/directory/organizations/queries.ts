import type {
  ImportReport,
  ManagedOrganization,
  OrganizationChange,
  OrganizationDetail,
  SeenOrganizations,
} from '#modules/directory/contract/api/organizations';
import { api, type CallOptions } from '#web/lib/api/client';
import { listQuery } from '#web/lib/queries/list-query';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { parseTablePage } from '#web/lib/url-state/use-table-state';

export const ORGANIZATIONS_TABLE = { limit: 25, sortedBy: 'accountName' };
const PATH = '/api/organizations';

/** The organizations that the URL says. */
export function managedOrganizationsQuery(search: URLSearchParams) {
  const { offset, limit, sortedBy, sortedAlgorithm } = parseTablePage(search, ORGANIZATIONS_TABLE);
  return listQuery<ManagedOrganization>(['organizations', 'managed'], `${PATH}/admin`, {
    offset,
    limit,
    searchString: search.get('search') ?? '',
    sortedColumn: sortedBy ?? '',
    sortAlgorithm: sortedAlgorithm,
  });
}

/** The organization with the number of people who post for it, as of now. */
export const fetchOrganization = (accountNumber: string) =>
  api.get<OrganizationDetail>(`${PATH}/admin/${accountNumber}`);

/**
 * Leaves the lists as they were. A change with a version throws ApiError 409 when somebody else made another meanwhile.
 */
export const sendChange = (accountNumber: string, change: OrganizationChange) =>
  api.patch<OrganizationDetail>(`${PATH}/${accountNumber}`, { body: { accountNumber, ...change } });

/** Throws ApiError 409 when somebody else changed the organization meanwhile. */
export async function changeOrganization(accountNumber: string, change: OrganizationChange) {
  const changed = await sendChange(accountNumber, change);
  await refreshAfter('organizations');
  return changed;
}

/** Reports what a file would change. */
export const checkFile = (file: File, transport: CallOptions = {}) => sendFile(file, { dryRun: 'true' }, transport);

/** Applies a file as it was checked. Throws ApiError 409 when somebody changed meanwhile what it changes. */
export async function applyFile(
  file: File,
  checked: ImportReport,
  leaveOutRefused: boolean,
  transport: CallOptions = {},
) {
  const seen = Object.fromEntries(
    checked.items.flatMap(({ accountNumber, version }) => (version === undefined ? [] : [[accountNumber, version]])),
  );
  const report = await sendFile(file, leaveOutRefused ? { leaveOutRefused: 'true' } : {}, transport, seen);
  await refreshAfter('organizations');
  return report;
}

function sendFile(
  file: File,
  query: Record<string, string>,
  transport: CallOptions,
  seen?: SeenOrganizations,
): Promise<ImportReport> {
  const form = new FormData();
  if (seen) form.append('seen', JSON.stringify(seen));
  form.append('file', file);
  return api.post<ImportReport>(PATH, { form, query, ...transport });
}
