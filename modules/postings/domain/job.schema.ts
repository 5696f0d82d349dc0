import { defineEntity, p } from '@mikro-orm/postgresql';
import { DISTRICT_SIZES, GEOGRAPHIES } from '#modules/shared/geography.js';
import { SALARY_UNITS } from '#modules/shared/salary.js';
import type { StateCode } from '#modules/shared/states.js';
import { aggregateProperties } from '#platform/database/aggregate.js';
import { JOB_STATUSES, REJECTION_REASONS } from '../contract/api/lists.js';

/**
 * One row per posting. Names of organization and position are copies, updated by subscribers to the directory's events.
 */
export const JobSchema = defineEntity({
  name: 'Job',
  tableName: 'job',
  properties: {
    ...aggregateProperties,
    creatorId: p.uuid(),
    /** The posting that this one is a copy of. */
    copiedFrom: p.uuid().nullable(),
    status: p.enum([...JOB_STATUSES]),
    /** Of the last rejection, until the posting is posted again (W6.9). */
    rejectionReason: p.enum([...REJECTION_REASONS]).nullable(),
    rejectedAt: p.datetime().nullable(),
    rejectedBy: p.uuid().nullable(),
    jobListingNumber: p.integer().nullable(),
    /** When it was last sent for approval; changes while it waits leave it as it is. */
    approvalRequestedAt: p.datetime().nullable(),
    /** When and by whom this position at this organization was approved (T10). */
    approvedAt: p.datetime().nullable(),
    approvedBy: p.uuid().nullable(),
    /** When the job first became open; before, it is never public (P2.19). */
    postedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    filledAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),

    organization: p.string(),
    organizationName: p.string(),
    iu: p.integer().nullable(),
    isRemote: p.boolean(),
    contactsFirstName: p.string(),
    contactsLastName: p.string(),
    phoneNumber: p.string(),
    phoneExt: p.string(),
    email: p.string(),
    addressLine1: p.string(),
    addressLine2: p.string(),
    city: p.string(),
    state: p.string().$type<StateCode>(),
    zipCode: p.string(),
    county: p.integer().nullable(),

    externalListingNumber: p.string(),
    title: p.string(),
    positionId: p.uuid(),
    positionName: p.string(),
    positionType: p.string(),
    startDate: p.datetime(),
    endDate: p.datetime(),
    isExternalPost: p.boolean(),
    externalUrl: p.string(),
    geography: p.enum([...GEOGRAPHIES]),
    districtSize: p.enum([...DISTRICT_SIZES]),
    showsSalary: p.boolean().fieldName('is_salary_show'),
    salaryMin: p.decimal('number').nullable(),
    salaryMax: p.decimal('number').nullable(),
    salaryUnit: p.enum([...SALARY_UNITS]),
    description: p.text(),

    isProfileRequired: p.boolean(),
    isHot: p.boolean(),
    isFeatured: p.boolean(),
    isPerformanceAssessment: p.boolean(),
    performanceAssessmentURL: p.string().fieldName('performance_assessment_url'),
    isBoardReview: p.boolean(),
    /** The end of the last local day of the board's review. */
    reviewBy: p.datetime().fieldName('board_review_days').nullable(),
    reviewers: p.array().columnType('uuid[]'),
    isEssayRequired: p.boolean(),
    essayQuestion: p.string(),
  },
});

/** Of people and of long texts only that they changed. */
export const JOB_CHANGES = {
  status: 'values',
  rejectionReason: 'values',
  organization: 'values',
  positionId: { path: 'position', kept: 'values' },
  title: 'values',
  externalListingNumber: 'values',
  startDate: 'values',
  endDate: 'values',
  isRemote: 'values',
  geography: 'values',
  districtSize: 'values',
  showsSalary: { path: 'isSalaryShow', kept: 'values' },
  salaryMin: 'values',
  salaryMax: 'values',
  salaryUnit: 'values',
  isExternalPost: 'values',
  externalUrl: 'values',
  isProfileRequired: 'values',
  isHot: 'values',
  isFeatured: 'values',
  isPerformanceAssessment: 'values',
  performanceAssessmentURL: 'values',
  isBoardReview: 'values',
  reviewBy: { path: 'boardReviewDays', kept: 'values' },
  reviewers: 'values',
  isEssayRequired: 'values',
  iu: 'values',
  county: 'values',
  state: 'values',
  city: 'values',
  zipCode: 'values',
  addressLine1: 'values',
  addressLine2: 'values',
  contactsFirstName: 'name',
  contactsLastName: 'name',
  phoneNumber: 'name',
  phoneExt: 'name',
  email: 'name',
  essayQuestion: 'name',
  description: 'name',
} as const;
