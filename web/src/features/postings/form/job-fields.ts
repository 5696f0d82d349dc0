import { type JobStatus, STATUS_NAMES } from '#modules/postings/contract/api/lists';
import { GEOGRAPHY_NAMES, type Geography } from '#modules/shared/geography';
import { SALARY_UNIT_NAMES, type SalaryUnit } from '#modules/shared/salary';
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
  const texts = (labels: Record<string, string>): EditedField[] =>
    Object.entries(labels).map(([path, label]) => ({ path, label }));
  const flags = (labels: Record<string, string>): EditedField[] =>
    Object.entries(labels).map(([path, label]) => ({ path, label, text: yesOrNo }));
  return [
    { path: 'status', label: 'Status', text: (status: JobStatus) => STATUS_NAMES[status] },
    {
      path: 'organization',
      label: 'Organization',
      text: (number: string) => organizations.find((one) => one.accountNumber === number)?.accountName ?? number,
    },
    ...texts({
      contactsFirstName: 'Contact First Name',
      contactsLastName: 'Contact Last Name',
      phoneNumber: 'Phone Number',
      phoneExt: 'Extension',
      email: 'Email',
      addressLine1: 'Address Line 1',
      addressLine2: 'Address Line 2',
      city: 'City',
      state: 'State',
      zipCode: 'Zip Code',
    }),
    { path: 'county', label: 'County', text: choice(counties) },
    { path: 'iu', label: 'IU', text: choice(units) },
    ...texts({ externalListingNumber: 'External Listing Number', title: 'Title' }),
    {
      path: 'position',
      label: 'Position',
      text: (id: string) => positions.find((one) => one.id === id)?.name ?? id,
    },
    { path: 'startDate', label: 'Listing Start Date', text: day },
    { path: 'endDate', label: 'Listing End Date', text: day },
    ...flags({ isRemote: 'This is a remote position' }),
    { path: 'geography', label: 'Geography', text: (value: Geography) => GEOGRAPHY_NAMES[value] ?? value },
    ...texts({ districtSize: 'District Size' }),
    { path: 'salaryUnit', label: 'Salary Unit', text: (unit: SalaryUnit) => SALARY_UNIT_NAMES[unit] },
    { path: 'salaryMin', label: 'Minimum Salary', text: amount },
    { path: 'salaryMax', label: 'Maximum Salary', text: amount },
    ...flags({ isSalaryShow: 'Show salary to applicants' }),
    { path: 'description', label: 'Position Description', text: plain },
    ...flags({ isExternalPost: 'External Posting' }),
    ...texts({ externalUrl: 'External URL' }),
    ...flags({
      isProfileRequired: 'Require a complete profile to apply',
      isHot: 'Pin to Top of Queue',
      isFeatured: 'Featured',
      isPerformanceAssessment: 'Performance Assessment',
    }),
    ...texts({ performanceAssessmentURL: 'Performance Assessment URL' }),
    ...flags({ isBoardReview: 'Board Review' }),
    { path: 'boardReviewDays', label: 'Board Review Date', text: day },
    { path: 'reviewers', labelOf: (id: string) => `Reviewer ${reviewerName(id)}` },
    { path: 'files', labelOf: (name: string) => `File ${name}` },
    ...flags({ isEssayRequired: 'Essay Required' }),
    { path: 'essayQuestion', label: 'Essay Question', text: plain },
  ];
}
