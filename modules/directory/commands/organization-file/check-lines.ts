import { nameKey } from '#platform/search/language/fold.js';
import { describeNameProblem } from '../../contract/api/names.js';
import { ORGANIZATION_LIMITS } from '../../contract/api/organizations.js';
import type { OrganizationLine } from './read-organizations.js';

export interface ImportedOrganization {
  line: number;
  accountNumber: string;
  accountName: string;
  accountType: string;
  active: boolean;
}

export interface RefusedLine {
  line: number;
  accountNumber: string;
  accountName: string;
  reason: string;
}

const YES = ['yes', 'y', 'true', '1', 'active'];
const NO = ['no', 'n', 'false', '0', 'inactive'];
/** Text of a cell whose formula fails. */
const SPREADSHEET_ERROR = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/i;
const DIGITS = 9;
const MAX_SHOWN_NUMBER = 40;

/** Separates the lines of a file that can be applied from those that cannot, each with its reasons. */
export function checkLines(lines: readonly OrganizationLine[]): {
  accepted: ImportedOrganization[];
  refused: RefusedLine[];
} {
  const accepted: ImportedOrganization[] = [];
  const refused: RefusedLine[] = [];
  const lineOf = new Map<string, number>();
  for (const line of lines) {
    const { accountNumber, accountName, accountType } = line;
    const reasons = [
      reasonOfNumber(accountNumber, lineOf.get(accountNumber)),
      reasonOfText('accountName', accountName, ORGANIZATION_LIMITS.accountName),
      reasonOfText('accountType', accountType, ORGANIZATION_LIMITS.accountType),
      reasonOfActive(line.active),
    ].filter((reason) => reason !== null);
    if (!lineOf.has(accountNumber)) lineOf.set(accountNumber, line.line);
    if (reasons.length) refused.push({ line: line.line, ...shorten(line), reason: reasons.join(' ') });
    else accepted.push({ ...line, active: YES.includes(line.active.toLowerCase()) });
  }
  return { accepted, refused };
}

function reasonOfNumber(number: string, earlierLine: number | undefined): string | null {
  if (number === '') return 'accountNumber is missing.';
  if (!/^\d+$/.test(number)) return `accountNumber may only have digits; it needs ${DIGITS}.`;
  if (number.length !== DIGITS) return `accountNumber has ${number.length} digits; it needs ${DIGITS}.`;
  return earlierLine === undefined ? null : `accountNumber stands on line ${earlierLine} already.`;
}

function reasonOfText(column: string, value: string, max: number): string | null {
  if (value === '') return `${column} is missing.`;
  if (nameKey(value) === '') return `${column} has no letter.`;
  if (SPREADSHEET_ERROR.test(value)) return `${column} is an error of the spreadsheet: ${value}.`;
  if (value.length > max) return `${column} has more than ${max} characters.`;
  const problem = describeNameProblem(column, value);
  return problem && `${problem}.`;
}

/** For the report, which may have 20,000 such lines. */
const shorten = ({ accountNumber, accountName }: OrganizationLine) => ({
  accountNumber: accountNumber.slice(0, MAX_SHOWN_NUMBER),
  accountName: accountName.slice(0, ORGANIZATION_LIMITS.accountName),
});

const reasonOfActive = (value: string): string | null =>
  [...YES, ...NO].includes(value.toLowerCase()) ? null : 'active must be yes or no.';
