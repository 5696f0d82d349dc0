import type { Database, Parameter } from '#platform/database/database.js';
import type { FileScans } from '#platform/files/scan/file-scans.js';
import type { ScanState } from '#platform/files/scan/virus-scanner.js';
import type { Application } from '../domain/application.js';
import type { ApplicationFile } from '../domain/application-file.js';

/** An application as a page reads it. */
export type StoredApplication = Pick<
  Application,
  | 'id'
  | 'jobId'
  | 'userId'
  | 'type'
  | 'currentSalary'
  | 'expectedSalary'
  | 'expectedBenefits'
  | 'essay'
  | 'wasTerminated'
  | 'terminationReason'
  | 'isContractTerminated'
  | 'contractTerminationReason'
  | 'isPerformanceAssessment'
  | 'attachedFiles'
  | 'applicant'
  | 'references'
  | 'history'
  | 'submittedAt'
  | 'releasedToReviewersAt'
  | 'releasedAt'
  | 'stage'
  | 'stageAt'
  | 'withdrawnAt'
  | 'withdrawnBy'
  | 'updatedAt'
> & { version: number };

export type StoredFile = Pick<
  ApplicationFile,
  'id' | 'applicationId' | 'documentId' | 'fileName' | 'documentType' | 'additionalType' | 'effectiveDate'
> & { scan: ScanState | null };

const APPLICATION = `
  select id, job_id as "jobId", user_id as "userId", type, current_salary as "currentSalary",
         expected_salary as "expectedSalary", expected_benefits as "expectedBenefits", essay,
         is_been_terminated as "wasTerminated", termination_reason as "terminationReason",
         is_contract_terminated as "isContractTerminated",
         contract_termination_reason as "contractTerminationReason",
         is_performance_assessment as "isPerformanceAssessment", attached_files as "attachedFiles", applicant,
         reference_list as "references", history, submitted_at as "submittedAt",
         released_to_reviewers_at as "releasedToReviewersAt", released_at as "releasedAt", stage, stage_at as "stageAt",
         withdrawn_at as "withdrawnAt", withdrawn_by as "withdrawnBy", updated_at as "updatedAt",
         fact_count as version
    from application`;

const FILES = `
  select id, file_key as key, application_id as "applicationId", document_id as "documentId", file_name as "fileName",
         document_type as "documentType", additional_type as "additionalType", effective_date as "effectiveDate"
    from application_file`;

const DATES = ['submittedAt', 'releasedToReviewersAt', 'releasedAt', 'stageAt', 'withdrawnAt', 'updatedAt'] as const;

/** Finds an application that fulfills `condition`, without the ORM, which a single row does not need. */
export async function findApplication(
  database: Database,
  condition: string,
  parameters: readonly Parameter[],
): Promise<StoredApplication | null> {
  const [row] = await database.lookup<StoredApplication>(`${APPLICATION} where ${condition}`, parameters);
  if (!row) return null;
  parseDates(row, DATES);
  return row;
}

/** Replaces the dates of a row, which the driver returns as text. */
export function parseDates<Name extends string>(row: { [name in Name]?: Date | null }, names: readonly Name[]): void {
  for (const name of names) if (row[name]) row[name] = new Date(row[name]);
}

/** The files of an application that were not removed, oldest first. */
export async function findFiles(database: Database, scans: FileScans, applicationId: string): Promise<StoredFile[]> {
  const files = await database.lookup<StoredFile & { key: string }>(
    `${FILES} where application_id = ? and removed_at is null order by id`,
    [applicationId],
  );
  const stateOf = await scans.statesOf(files.map(({ key }) => key));
  return files.map(({ key, ...file }) => ({ ...file, scan: stateOf(key) }));
}

/** The files that went with a submission, without their scans. Removed ones have a row until they are discarded. */
export function findFilesSent(
  database: Database,
  applicationId: string,
  submittedAt: Date,
): Promise<(StoredFile & { scan: null })[]> {
  return database.lookup<StoredFile & { scan: null }>(
    `${FILES} where application_id = ? and created_at <= ? and (removed_at is null or removed_at > ?) order by id`,
    [applicationId, submittedAt, submittedAt],
  );
}
