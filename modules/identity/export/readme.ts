import { formatMoment } from '#platform/time/format-date.js';
import type { ExportedPart } from '../contract/user-data.js';
import type { Account } from '../domain/account.js';

/** README.txt, which explains the other files. `missing` are the paths of files that could not be opened. */
export function readmeOf(
  { firstName, lastName, email }: Pick<Account, 'firstName' | 'lastName' | 'email'>,
  now: Date,
  parts: readonly ExportedPart[],
  missing: readonly string[],
): string {
  const lines = [
    'Your data at Career Gateway',
    '',
    `This is kept about ${firstName} ${lastName} (${email}),`,
    `as of ${formatMoment(now)} (Eastern Time).`,
    '',
    'Files ending in .json open in any text editor or browser. Their times are in UTC.',
    '',
    ...parts.flatMap(({ fileName, about }) => [fileName, `  ${about}`]),
    'documents',
    '  The files of your profile.',
    'applications',
    '  The files that went with each application, and what you sent as PDF. A file that is also in your profile,',
    '  or went with several applications, is here once; files.json says where.',
    '',
    'Not in here: your password, which nobody can read, what keeps you signed in, data of other people, texts and',
    'contacts of postings, which belong to their organizations, what you read and decided for an organization, and',
    'the system log, which has numbers instead of names.',
    ...(missing.length
      ? [
          '',
          'These files could not be opened, such as one that waits for its virus check:',
          ...missing.map((path) => `  ${path}`),
        ]
      : []),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
