import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties } from '#platform/database/aggregate.js';
import type {
  ApplicantResponse,
  ApplicationHistory,
  ApplicationResponse,
  ApplicationType,
} from '../contract/api/responses.js';
import type { Stage } from '../contract/api/stage-rules.js';
import type { WITHDRAWERS } from '../contract/api/timeline.js';

/** Salaries are US dollars as decimal text; `attachedFiles` are the selected documents of a draft. */
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
    wasTerminated: p.boolean().fieldName('is_been_terminated').nullable(),
    terminationReason: p.text(),
    isContractTerminated: p.boolean().nullable(),
    contractTerminationReason: p.text(),
    isPerformanceAssessment: p.boolean(),
    attachedFiles: p.json<string[]>(),
    applicant: p.json<ApplicantResponse>().nullable(),
    references: p.json<ApplicationResponse['references']>().name('reference_list').nullable(),
    /** Null for submissions from before profiles had these sections. */
    history: p.json<ApplicationHistory>().nullable(),
    submittedAt: p.datetime().nullable(),
    releasedToReviewersAt: p.datetime().nullable(),
    releasedAt: p.datetime().nullable(),
    /** Null for a draft, and for an application whose position was filled before outcomes were recorded. */
    stage: p.text().$type<Stage>().nullable(),
    stageAt: p.datetime().nullable(),
    withdrawnAt: p.datetime().nullable(),
    withdrawnBy: p.text().$type<(typeof WITHDRAWERS)[number]>().nullable(),
  },
});
