import type { FieldProblem } from '#web/lib/forms/use-zod-form';
import type { NavSection } from '#web/ui/layout/section-nav';
import { JobForm, type JobValues } from './job-values';

const SECTIONS = [
  { id: 'organization-information', title: 'Organization Information' },
  { id: 'posting-information', title: 'Job Posting Information' },
  { id: 'posting-settings', title: 'Posting Settings' },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

type FieldPlacement = readonly [SectionId, string];
const [ORGANIZATION, POSTING, SETTINGS] = [
  'organization-information',
  'posting-information',
  'posting-settings',
] as const;

/** Section and label of every validated field. */
const FIELDS: Partial<Record<keyof JobValues, FieldPlacement>> = {
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
  salaryUnit: [POSTING, 'Salary Unit'],
  salaryMin: [POSTING, 'Minimum Salary'],
  salaryMax: [POSTING, 'Maximum Salary'],
  description: [POSTING, 'Position Description'],
  externalUrl: [SETTINGS, 'External URL'],
  performanceAssessmentURL: [SETTINGS, 'Performance Assessment URL'],
  boardReviewDays: [SETTINGS, 'Board Review Date'],
  reviewers: [SETTINGS, 'Reviewers'],
  essayQuestion: [SETTINGS, 'Essay Question'],
};

/** The label of a field; those without are settings. */
export const fieldLabel = (name: keyof JobValues) => FIELDS[name]?.[1] ?? 'Posting Settings';

export interface SectionStatus {
  /** Labels of the required fields that are empty. */
  missing: string[];
  /** Labels of the fields with an invalid value. */
  invalid: string[];
}

/** The status of each section, by the server's rules. */
export function sectionStatuses(values: JobValues): Record<SectionId, SectionStatus> {
  const statuses: Record<SectionId, SectionStatus> = {
    [ORGANIZATION]: { missing: [], invalid: [] },
    [POSTING]: { missing: [], invalid: [] },
    [SETTINGS]: { missing: [], invalid: [] },
  };
  const invalidFields = new Set(
    JobForm.safeParse(values).error?.issues.map((issue) => issue.path[0] as keyof JobValues),
  );
  for (const name of invalidFields) {
    const [section, label] = FIELDS[name] ?? [SETTINGS, String(name)];
    statuses[section][isEmpty(values[name]) ? 'missing' : 'invalid'].push(label);
  }
  return statuses;
}

const isEmpty = (value: unknown) => typeof value === 'string' && value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

const COMPLETE = 'Complete';

/** "Complete", "1 answer missing: Essay Question", "3 answers missing", "1 answer to correct: Email". */
export function sectionStatusText({ missing, invalid }: SectionStatus): string {
  const say = (labels: string[], what: string) =>
    labels.length === 1 ? `1 answer ${what}: ${labels[0]}` : `${labels.length} answers ${what}`;
  if (invalid.length) return say(invalid, 'to correct');
  return missing.length ? say(missing, 'missing') : COMPLETE;
}

const FIELD_ORDER: readonly string[] = Object.keys(FIELDS);

/** Sorts problems by page order. */
export function sortByPageOrder(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.toSorted((one, other) => FIELD_ORDER.indexOf(one.id) - FIELD_ORDER.indexOf(other.id));
}

/** The entries of the section navigation. */
export function navSections(statuses: Record<SectionId, SectionStatus>): NavSection[] {
  return SECTIONS.map(({ id, title }) => {
    const text = sectionStatusText(statuses[id]);
    return { id, title, text, isComplete: text === COMPLETE };
  });
}
