import { JOB_FIELDS } from '#modules/postings/contract/api/job-fields';
import type { ChangedFields } from '#modules/shared/changed-fields';
import { shortDate } from '#web/lib/formatting/format';
import type { EditedField } from '#web/lib/forms/conflict-lines';
import type { ReferenceData } from '../reference-data';

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
/** Of YYYY-MM-DD. */
const day = (value: string) => (value ? shortDate(`${value}T12:00:00Z`) : '');
const amount = (value: string) => (/^\d+(\.\d+)?$/.test(value) ? `$${Number(value).toLocaleString('en-US')}` : value);
/** Without its tags. */
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The inputs of the posting form in its words, for the lines of a conflict. */
export function jobFields(
  { organizations, positions, counties, units }: ReferenceData,
  reviewerName: (id: string) => string,
): EditedField[] {
  const choice = (options: readonly { value: string; label: string }[]) => (value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  const texts: Record<string, (value: never) => string> = {
    yesOrNo,
    day,
    amount,
    organization: (number: string) => organizations.find((one) => one.accountNumber === number)?.accountName ?? number,
    position: (id: string) => positions.find((one) => one.id === id)?.name ?? id,
    county: choice(counties),
  };
  const ofPath: typeof texts = { iu: choice(units), description: plain, essayQuestion: plain };
  const { rejectionReason: _, ...inputs } = JOB_FIELDS;
  return Object.entries<ChangedFields[string]>(inputs).map(([path, { label, words }]): EditedField => {
    if (path === 'reviewers') return { path, labelOf: (id: string) => `Reviewer ${reviewerName(id)}` };
    if (path === 'files') return { path, labelOf: (name: string) => `File ${name}` };
    if (typeof words !== 'string') return { path, label, text: (code: string) => words[code] ?? code };
    const text = ofPath[path] ?? texts[words];
    return { path, label, ...(text && { text }) };
  });
}
