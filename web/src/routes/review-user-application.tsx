import '#web/features/applications/apply/apply.css';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import type { z } from 'zod';
import type { AdminReview } from '#modules/applications/contract/api/review';
import { Answers } from '#web/features/applications/apply/answers';
import {
  ApplicantDetails,
  applicantLine,
  ReferenceList,
  referencesLine,
} from '#web/features/applications/apply/applicant-details';
import { ApplySection } from '#web/features/applications/apply/apply-section';
import { JobHeader } from '#web/features/applications/apply/job-header';
import { SECTIONS, type SectionId } from '#web/features/applications/apply/requirements';
import { CareerDetails, careerLine, EducationDetails, educationLine } from '#web/features/applications/history-parts';
import { DocumentEditor } from '#web/features/applications/review/document-editor';
import { HistoryButton } from '#web/features/applications/review/history-button';
import { reviewQuery } from '#web/features/applications/review/queries';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';

/** /review/user-application/{id}: the editor of a submitted application, of which only documents change. */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(reviewQuery(id));
  const review = query.data;
  if (review && review.audience !== 'admin') return <Navigate to={paths.home} replace />;
  return (
    <Page
      title="Apply for a Job"
      head="band"
      documentTitle={review && `Application of ${review.candidate.firstName} ${review.candidate.lastName}`}
      panel={review && <JobHeader job={review.job} listingNumber={review.job.listingNumber} />}
      actions={
        <span className="row-of-buttons">
          {review && <HistoryButton review={review} />}
          <ButtonLink to={paths.reviewApplication(id)}>Back to the application</ButtonLink>
        </span>
      }
    >
      <QueryBoundary query={query} rows={6}>
        {(found) => found.audience === 'admin' && <Sections review={found} />}
      </QueryBoundary>
    </Page>
  );
}

const section = (id: SectionId) => ({ id, title: SECTIONS[id] });

function Sections({ review }: { review: z.infer<typeof AdminReview> }) {
  const { user, references } = review;
  return (
    <div className="apply-submitted">
      <ApplySection section={section('applicant')} line={applicantLine(user)}>
        <ApplicantDetails user={user} />
      </ApplySection>
      <ApplySection section={section('education')} line={educationLine(review)}>
        <EducationDetails history={review} />
      </ApplySection>
      <ApplySection section={section('career')} line={careerLine(review)}>
        <CareerDetails history={review} />
      </ApplySection>
      <ApplySection section={section('references')} line={referencesLine(references)}>
        <ReferenceList references={references} />
      </ApplySection>
      <ApplySection section={section('questions')}>
        <Answers answers={review} job={review.job} />
      </ApplySection>
      <ApplySection section={section('documents')} open>
        <DocumentEditor key={review.id} review={review} />
      </ApplySection>
    </div>
  );
}
