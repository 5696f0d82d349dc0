import type { ApplicationReview } from '#modules/applications/contract/api/review';
import { type JobStatus, STATUS_NAMES } from '#modules/postings/contract/api/lists';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { formatCurrency, formatDateTime, longDate, shortDate } from '#web/lib/formatting/format';
import { DescriptionItem, DescriptionList } from '#web/ui/display/description-list';
import { cityAndState } from '#web/ui/tables/candidate-columns';
import { currentSalary } from '../current-salary';
import { ReviewSection } from './review-section';

interface Props {
  review: ApplicationReview;
}

/** Name, city and state, for all readers. */
export function CandidatePart({ review }: Props) {
  return (
    <ReviewSection id="candidate" title="Candidate">
      <DescriptionList>
        <DescriptionItem name="Name">{candidateName(review.candidate)}</DescriptionItem>
        <DescriptionItem name="City and state">{cityAndState(review.candidate)}</DescriptionItem>
        <DescriptionItem name="Applied On">{formatDateTime(review.submittedAt)}</DescriptionItem>
        {review.audience === 'admin' && (
          <>
            <DescriptionItem name="With reviewers since">
              {review.releasedToReviewersAt && longDate(review.releasedToReviewersAt)}
            </DescriptionItem>
            <DescriptionItem name="Released">
              {review.releasedAt ? longDate(review.releasedAt) : 'Not released'}
            </DescriptionItem>
          </>
        )}
      </DescriptionList>
    </ReviewSection>
  );
}

/** The job applied for. */
export function PositionPart({ review: { job } }: Props) {
  return (
    <ReviewSection id="position" title="Position">
      <DescriptionList>
        <DescriptionItem name="Title">{job.title}</DescriptionItem>
        <DescriptionItem name="Position">
          {job.position.type}: {job.position.name}
        </DescriptionItem>
        <DescriptionItem name="Organization">{job.organization.accountName}</DescriptionItem>
        <DescriptionItem name="Listing no.">{job.listingNumber}</DescriptionItem>
        <DescriptionItem name="Location">{cityAndState(job)}</DescriptionItem>
        <DescriptionItem name="Deadline">{shortDate(job.endDate)}</DescriptionItem>
        <DescriptionItem name="Status">{STATUS_NAMES[job.status as JobStatus]}</DescriptionItem>
      </DescriptionList>
    </ReviewSection>
  );
}

const yesNo = (value: 0 | 1 | null) => value !== null && (value ? 'Yes' : 'No');

/** W13.5; amounts as in W20.3 and W20.4. */
export function QuestionsPart({ review }: Props) {
  return (
    <ReviewSection id="questions" title="Application questions">
      <DescriptionList>
        <DescriptionItem name="Current salary">{currentSalary(review, review.job)}</DescriptionItem>
        <DescriptionItem name="Expected salary">{formatCurrency(review.expectedSalary)}</DescriptionItem>
        <DescriptionItem name="Expected benefits">{review.expectedBenefits}</DescriptionItem>
        <DescriptionItem name="Terminated before">{yesNo(review.isBeenTerminated)}</DescriptionItem>
        <DescriptionItem name="Termination reason">{review.terminationReason}</DescriptionItem>
        <DescriptionItem name="Contract not renewed">{yesNo(review.isContractTerminated)}</DescriptionItem>
        <DescriptionItem name="Contract not renewed reason">{review.contractTerminationReason}</DescriptionItem>
        <DescriptionItem name="Performance assessment">{review.isPerformanceAssessment && 'Completed'}</DescriptionItem>
        <DescriptionItem name="Essay question">{review.job.essayQuestion}</DescriptionItem>
        <DescriptionItem name="Essay">{review.essay && <p className="review-essay">{review.essay}</p>}</DescriptionItem>
      </DescriptionList>
    </ReviewSection>
  );
}
