import type { ApplicationReview } from '../../../../../modules/applications/contract/api-review';
import { type JobStatus, STATUS_NAMES } from '../../../../../modules/postings/contract/api-lists';
import { longDate, momentText, money, shortDate } from '../../../lib/format';
import { candidateName, cityAndState } from '../../../ui/candidate-columns';
import { Fact, Facts } from '../../../ui/facts';
import { Part } from './part';

interface Props {
  review: ApplicationReview;
}

/** Everybody reads name, city and state (W13.1, W13.12). */
export function CandidatePart({ review }: Props) {
  return (
    <Part id="candidate" title="Candidate">
      <Facts>
        <Fact name="Name">{candidateName(review.candidate)}</Fact>
        <Fact name="City and state">{cityAndState(review.candidate)}</Fact>
        <Fact name="Applied On">{momentText(review.submittedAt)}</Fact>
        {review.audience === 'admin' && (
          <>
            <Fact name="With reviewers since">
              {review.releasedToReviewersAt && longDate(review.releasedToReviewersAt)}
            </Fact>
            <Fact name="Released">{review.releasedAt ? longDate(review.releasedAt) : 'Not released'}</Fact>
          </>
        )}
      </Facts>
    </Part>
  );
}

/** What was applied for (W13.1). */
export function PositionPart({ review: { job } }: Props) {
  return (
    <Part id="position" title="Position">
      <Facts>
        <Fact name="Title">{job.title}</Fact>
        <Fact name="Position">
          {job.position.type}: {job.position.name}
        </Fact>
        <Fact name="Organization">{job.organization.accountName}</Fact>
        <Fact name="Listing no.">{job.listingNumber}</Fact>
        <Fact name="Location">{cityAndState(job)}</Fact>
        <Fact name="Deadline">{shortDate(job.endDate)}</Fact>
        <Fact name="Status">{STATUS_NAMES[job.status as JobStatus]}</Fact>
      </Facts>
    </Part>
  );
}

const yesNo = (value: 0 | 1) => (value ? 'Yes' : 'No');

/** W13.5; amounts as W20.3 and W20.4 say. */
export function QuestionsPart({ review }: Props) {
  return (
    <Part id="questions" title="Application questions">
      <Facts>
        <Fact name="Current salary">{money(review.currentSalary)}</Fact>
        <Fact name="Expected salary">{money(review.expectedSalary)}</Fact>
        <Fact name="Expected benefits">{review.expectedBenefits}</Fact>
        <Fact name="Terminated before">{yesNo(review.isBeenTerminated)}</Fact>
        <Fact name="Termination reason">{review.terminationReason}</Fact>
        <Fact name="Contract not renewed">{yesNo(review.isContractTerminated)}</Fact>
        <Fact name="Contract not renewed reason">{review.contractTerminationReason}</Fact>
        <Fact name="Performance assessment">{review.isPerformanceAssessment && 'Completed'}</Fact>
        <Fact name="Essay question">{review.job.essayQuestion}</Fact>
        <Fact name="Essay">{review.essay && <p className="review-essay">{review.essay}</p>}</Fact>
      </Facts>
    </Part>
  );
}
