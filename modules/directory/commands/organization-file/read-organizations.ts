import { DomainError, invalidFieldError } from '#platform/errors/domain-error.js';
import type { UploadedFile } from '#platform/files/file-store.js';
import { RefusedFile } from '#platform/files/untrusted/refusal.js';
import { untrustedFiles } from '#platform/files/untrusted/untrusted-files.js';
import { fileExtension } from '#platform/http/upload-names.js';
import { cleanName } from '../../contract/api/names.js';
import { IMPORT_COLUMNS, MAX_IMPORT_LINES } from '../../contract/api/organizations.js';

type Column = (typeof IMPORT_COLUMNS)[number];
/** The texts of a line, trimmed and without invisible characters. */
export type OrganizationLine = Record<Column, string> & { line: number };

/** Reads the lines of a file of organizations. Throws DomainError invalid for a file that cannot be read. */
export async function readOrganizations({ path, fileName }: UploadedFile): Promise<OrganizationLine[]> {
  const format = fileExtension(fileName) === 'xlsx' ? 'xlsx' : 'csv';
  const [header, ...lines] = await untrustedFiles.readTable(path, format, MAX_IMPORT_LINES).catch((error: unknown) => {
    throw error instanceof RefusedFile ? fileError(error.message) : error;
  });
  if (!header) throw fileError('The file is empty.');
  const names = header.values.map(toKey);
  const missing = IMPORT_COLUMNS.filter((column) => !names.includes(toKey(column)));
  if (missing.length) {
    const needed = `${IMPORT_COLUMNS.slice(0, -1).join(', ')} and ${IMPORT_COLUMNS.at(-1)}`;
    throw fileError(`It has no column ${missing.join(', ')}. Needed are ${needed}.`);
  }
  const twice = IMPORT_COLUMNS.find((column) => names.indexOf(toKey(column)) !== names.lastIndexOf(toKey(column)));
  if (twice) throw fileError(`It has two columns ${twice}.`);
  if (!lines.length) throw fileError('The file has no organizations below its header.');
  const indexes = IMPORT_COLUMNS.map((column) => [column, names.indexOf(toKey(column))] as const);
  return lines.map(({ line, values }) => ({
    line,
    ...(Object.fromEntries(indexes.map(([column, at]) => [column, cleanName(values[at] ?? '')])) as Record<
      Column,
      string
    >),
  }));
}

/** "Account Number" and "account_number" name the column accountNumber. */
const toKey = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** An error of the file as a whole. */
function fileError(message: string): DomainError {
  return invalidFieldError('file', `${message} Nothing was changed.`);
}
