import { type ChangedFields, fieldsOf } from '#modules/shared/changed-fields.js';
import { GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { SALARY_UNIT_NAMES } from '#modules/shared/salary.js';
import { REJECTION_REASON_NAMES, STATUS_NAMES } from './lists.js';

/** The fields of a posting in conflicts and histories. */
export const JOB_FIELDS = {
  ...fieldsOf(STATUS_NAMES, { status: 'Status' }),
  ...fieldsOf(REJECTION_REASON_NAMES, { rejectionReason: 'Reason' }),
  ...fieldsOf('organization', { organization: 'Organization' }),
  ...fieldsOf('text', {
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
  ...fieldsOf('county', { county: 'County' }),
  ...fieldsOf('text', { iu: 'IU', externalListingNumber: 'External Listing Number', title: 'Title' }),
  ...fieldsOf('position', { position: 'Position' }),
  ...fieldsOf('day', { startDate: 'Listing Start Date', endDate: 'Listing End Date' }),
  ...fieldsOf('yesOrNo', { isRemote: 'This is a remote position' }),
  ...fieldsOf(GEOGRAPHY_NAMES, { geography: 'Geography' }),
  ...fieldsOf('text', { districtSize: 'District Size' }),
  ...fieldsOf(SALARY_UNIT_NAMES, { salaryUnit: 'Salary Unit' }),
  ...fieldsOf('amount', { salaryMin: 'Minimum Salary', salaryMax: 'Maximum Salary' }),
  ...fieldsOf('yesOrNo', { isSalaryShow: 'Show salary to applicants' }),
  ...fieldsOf('text', { description: 'Position Description' }),
  ...fieldsOf('yesOrNo', { isExternalPost: 'External Posting' }),
  ...fieldsOf('text', { externalUrl: 'External URL' }),
  ...fieldsOf('yesOrNo', {
    isProfileRequired: 'Require a complete profile to apply',
    isHot: 'Pin to Top of Queue',
    isFeatured: 'Featured',
    isPerformanceAssessment: 'Performance Assessment',
  }),
  ...fieldsOf('text', { performanceAssessmentURL: 'Performance Assessment URL' }),
  ...fieldsOf('yesOrNo', { isBoardReview: 'Board Review' }),
  ...fieldsOf('day', { boardReviewDays: 'Board Review Date' }),
  ...fieldsOf('accounts', { reviewers: 'Reviewers' }),
  ...fieldsOf('text', { files: 'Files' }),
  ...fieldsOf('yesOrNo', { isEssayRequired: 'Essay Required' }),
  ...fieldsOf('text', { essayQuestion: 'Essay Question' }),
} as const satisfies ChangedFields;
