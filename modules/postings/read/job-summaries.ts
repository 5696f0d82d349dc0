import type { Database, Parameter } from '#platform/database/database.js';
import type { JobSummary } from '../contract/postings-api.js';
import type { SalaryHistory } from './salary-history.js';

const COLUMNS = `id, version, title, status, deleted_at is not null as "isDeleted", creator_id as "creatorId",
  job_listing_number as "jobListingNumber", external_listing_number as "externalListingNumber",
  organization as "accountNumber", organization_name as "accountName",
  position_id as "positionId", position_name as "positionName", position_type as "positionType",
  concat_ws(', ', nullif(trim(contacts_first_name || ' ' || contacts_last_name), ''), nullif(email, ''),
            nullif(phone_number, '')) as contact, city, state, zip_code as "zipCode", county, geography, district_size as "districtSize",
  start_date as "startDate", end_date as "endDate", is_external_post as "isExternalPost",
  external_url as "externalUrl", is_profile_required as "isProfileRequired", is_essay_required as "isEssayRequired",
  essay_question as "essayQuestion", salary_unit as "salaryUnit", is_performance_assessment as "isPerformanceAssessment",
  performance_assessment_url as "performanceAssessmentURL", is_board_review as "isBoardReview",
  board_review_days as "reviewBy", reviewers`;

type Row = Omit<
  JobSummary,
  'organization' | 'position' | 'startDate' | 'endDate' | 'reviewBy' | 'asksForSalaryHistory'
> & {
  accountNumber: string;
  accountName: string;
  positionId: string;
  positionName: string;
  positionType: string;
  county: number | null;
  startDate: string;
  endDate: string;
  reviewBy: string | null;
};

/** Postings as other modules know them; `condition` is SQL over the table job, behind `where`. */
export async function jobSummaries(
  database: Database,
  salaryHistory: SalaryHistory,
  condition: string,
  parameters: readonly Parameter[],
): Promise<JobSummary[]> {
  const rows = await database.lookup<Row>(`select ${COLUMNS} from job where ${condition}`, parameters);
  return rows.map(({ county, ...row }) => toSummary(row, salaryHistory.isAskedIn(county)));
}

function toSummary(row: Omit<Row, 'county'>, asksForSalaryHistory: boolean): JobSummary {
  const { accountNumber, accountName, positionId, positionName, positionType, ...rest } = row;
  return {
    ...rest,
    asksForSalaryHistory,
    organization: { accountNumber, accountName },
    position: { id: positionId, name: positionName, type: positionType },
    startDate: new Date(rest.startDate),
    endDate: new Date(rest.endDate),
    reviewBy: rest.reviewBy === null ? null : new Date(rest.reviewBy),
  };
}
