import type { Problem } from '../../../lib/use-zod-form';
import type { IndexedSection } from '../../../ui/section-index';
import { JobForm, type JobValues } from './job-values';

export const SECTIONS = [
  { id: 'organization-information', title: 'Organization Information' },
  { id: 'posting-information', title: 'Job Posting Information' },
  { id: 'posting-settings', title: 'Posting Settings' },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

type Named = readonly [SectionId, string];
const [ORGANIZATION, POSTING, SETTINGS] = [
  'organization-information',
  'posting-information',
  'posting-settings',
] as const;

/** Section and label of every field that can be at fault. */
const FIELDS: Partial<Record<keyof JobValues, Named>> = {
  organization: [ORGANIZATION, 'Organization'],
  contactsFirstName: [ORGANIZATION, 'Contact First Name'],
  contactsLastName: [ORGANIZATION, 'Contact Last Name'],
  phoneNumber: [ORGANIZATION, 'Phone Number'],
  phoneExt: [ORGANIZATION, 'Extension'],
  email: [ORGANIZATION, 'Email'],
  addressLine1: [ORGANIZATION, 'Address Line 1'],
  addressLine2: [ORGANIZATION, 'Address Line 2'],
  city: [ORGANIZATION, 'City'],
  state: [ORGANIZATION, 'State'],
  zipCode: [ORGANIZATION, 'Zip Code'],
  county: [ORGANIZATION, 'County'],
  iu: [ORGANIZATION, 'IU'],
  externalListingNumber: [POSTING, 'External Listing Number'],
  title: [POSTING, 'Title'],
  position: [POSTING, 'Position'],
  startDate: [POSTING, 'Listing Start Date'],
  endDate: [POSTING, 'Listing End Date'],
  geography: [POSTING, 'Geography'],
  districtSize: [POSTING, 'District Size'],
  salaryMin: [POSTING, 'Minimum Salary'],
  salaryMax: [POSTING, 'Maximum Salary'],
  description: [POSTING, 'Position Description'],
  externalUrl: [SETTINGS, 'External URL'],
  performanceAssessmentURL: [SETTINGS, 'Performance Assessment URL'],
  boardReviewDays: [SETTINGS, 'Board Review Date'],
  reviewers: [SETTINGS, 'Reviewers'],
  essayQuestion: [SETTINGS, 'Essay Question'],
};

export interface Standing {
  /** Labels of the fields without an answer. */
  missing: string[];
  /** Labels of the fields whose answer is refused. */
  wrong: string[];
}

/** What each section still wants, by the rules the server applies (U27). */
export function standings(values: JobValues): Record<SectionId, Standing> {
  const found: Record<SectionId, Standing> = {
    [ORGANIZATION]: { missing: [], wrong: [] },
    [POSTING]: { missing: [], wrong: [] },
    [SETTINGS]: { missing: [], wrong: [] },
  };
  const faults = new Set(JobForm.safeParse(values).error?.issues.map((issue) => issue.path[0] as keyof JobValues));
  for (const name of faults) {
    const [section, label] = FIELDS[name] ?? [SETTINGS, String(name)];
    found[section][isEmpty(values[name]) ? 'missing' : 'wrong'].push(label);
  }
  return found;
}

const isEmpty = (value: unknown) => typeof value === 'string' && value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

const COMPLETE = 'Complete';

/** "Complete", "1 answer missing: Essay Question", "3 answers missing", "1 answer to correct: Email". */
export function standingText({ missing, wrong }: Standing): string {
  const say = (labels: string[], what: string) =>
    labels.length === 1 ? `1 answer ${what}: ${labels[0]}` : `${labels.length} answers ${what}`;
  if (wrong.length) return say(wrong, 'to correct');
  return missing.length ? say(missing, 'missing') : COMPLETE;
}

const ORDER: readonly (string | null)[] = Object.keys(FIELDS);

/** Problems in the order of the page; what belongs to no field comes first. */
export function inPageOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
}

/** The same for the index at the side. */
export function indexOf(standing: Record<SectionId, Standing>): IndexedSection[] {
  return SECTIONS.map(({ id, title }) => {
    const text = standingText(standing[id]);
    return { id, title, text, isComplete: text === COMPLETE };
  });
}
