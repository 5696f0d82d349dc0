import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties } from '../../../src/platform/database/aggregate.js';
import type { ApplicantAnswer, ApplicationAnswer, ApplicationType } from '../contract/api-answers.js';

/** `currentSalary` and `expectedSalary` in US dollars as decimal text; `attachedFiles` are a draft's chosen documents. */
export const ApplicationSchema = defineEntity({
  name: 'Application',
  tableName: 'application',
  properties: {
    ...aggregateProperties,
    jobId: p.uuid(),
    userId: p.uuid(),
    type: p.text().$type<ApplicationType>(),
    currentSalary: p.text().nullable(),
    expectedSalary: p.text().nullable(),
    expectedBenefits: p.text(),
    essay: p.text(),
    isBeenTerminated: p.boolean(),
    terminationReason: p.text(),
    isContractTerminated: p.boolean(),
    contractTerminationReason: p.text(),
    isPerformanceAssessment: p.boolean(),
    attachedFiles: p.json<string[]>(),
    applicant: p.json<ApplicantAnswer>().nullable(),
    references: p.json<ApplicationAnswer['references']>().name('reference_list').nullable(),
    submittedAt: p.datetime().nullable(),
    releasedToReviewersAt: p.datetime().nullable(),
    releasedAt: p.datetime().nullable(),
    withdrawnAt: p.datetime().nullable(),
  },
});
