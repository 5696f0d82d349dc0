import type { DistrictSize, Geography } from '#modules/shared/geography.js';
import type { SalaryUnit } from '#modules/shared/salary.js';
import type { JobStatus } from './api/lists.js';

/** A job for other modules. The listing runs from startDate to endDate, both included. */
export interface JobSummary {
  id: string;
  version: number;
  title: string;
  status: JobStatus;
  /** Deleted, but stored for the record. */
  isDeleted: boolean;
  creatorId: string;
  jobListingNumber: number | null;
  externalListingNumber: string;
  organization: { accountNumber: string; accountName: string };
  position: { id: string; name: string; type: string };
  /** "Dana Whitfield, hiring@district.example, (717)555-0142", as on the public page. */
  contact: string;
  city: string;
  state: string;
  zipCode: string;
  geography: Geography;
  districtSize: DistrictSize;
  startDate: Date;
  endDate: Date;
  isExternalPost: boolean;
  externalUrl: string;
  isProfileRequired: boolean;
  isEssayRequired: boolean;
  essayQuestion: string;
  salaryUnit: SalaryUnit;
  isPerformanceAssessment: boolean;
  /** False where the law forbids asking for the current salary (T44). */
  asksForSalaryHistory: boolean;
  performanceAssessmentURL: string;
  isBoardReview: boolean;
  /** The review-by date: the end of the local day. */
  reviewBy: Date | null;
  /** Account ids; empty without board review. */
  reviewers: string[];
}
