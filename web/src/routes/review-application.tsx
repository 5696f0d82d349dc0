import '#web/features/applications/review/review-application.css';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { ApplicationReview } from '#modules/applications/contract/api/review';
import { CareerDetails, EducationDetails } from '#web/features/applications/history-parts';
import { ContactPart, ReferencesPart } from '#web/features/applications/review/contact-parts';
import { DocumentsPart } from '#web/features/applications/review/documents-part';
import { HistoryButton } from '#web/features/applications/review/history-button';
import { NeighbourBar } from '#web/features/applications/review/neighbour-bar';
import { reviewQuery } from '#web/features/applications/review/queries';
import { CandidatePart, PositionPart, QuestionsPart } from '#web/features/applications/review/review-parts';
import { ReviewSection } from '#web/features/applications/review/review-section';
import { canPrint, canReview } from '#web/features/applications/review/rights';
import { TimelinePart } from '#web/features/applications/review/timeline-part';
import { ApiError } from '#web/lib/api/api-error';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { longDate } from '#web/lib/formatting/format';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { StageTag } from '#web/ui/display/stage-tag';
import { icons } from '#web/ui/icons';
import { Page } from '#web/ui/layout/page';
import { ScrollToHash } from '#web/ui/layout/scroll-to-hash';

/** A malformed, unknown or inaccessible id: users cannot tell them apart. */
const MISSING_STATUSES = new Set([400, 403, 404]);

/** /review-application/{id}: a read-only application. */
export function Component() {
  const { id = '' } = useParams();
  // Mounted anew for the previous or next candidate, whose heading takes the focus.
  return <Review key={id} id={id} />;
}

function Review({ id }: { id: string }) {
  const { user } = useSession();
  const query = useQuery(reviewQuery(id));
  const review = query.data;
  const home = canReview(user) ? paths.reviewApplicants : paths.postings;

  if (query.error instanceof ApiError && MISSING_STATUSES.has(query.error.status)) return <Missing home={home} />;
  return (
    <>
      {!canPrint(user) && <p className="printing-disabled">Printing has been disabled.</p>}
      <Page
        title={review ? candidateName(review.candidate) : 'Application'}
        documentTitle={review && `${candidateName(review.candidate)}, ${review.job.title}`}
        above={<Breadcrumb home={home} review={review} />}
        lead={review && `Application for ${review.job.title}, ${review.job.organization.accountName}`}
        actions={
          review && (
            <span className="row-of-buttons no-print">
              {review.audience === 'admin' && <HistoryButton review={review} />}
              {review.audience === 'admin' && (
                <ButtonLink to={paths.reviewUserApplication(id)}>
                  <IconPencil size={18} stroke={1.5} aria-hidden /> Edit<span className="vh"> the documents</span>
                </ButtonLink>
              )}
              {canPrint(user) && <Button onClick={() => window.print()}>{icons.print} Print</Button>}
            </span>
          )
        }
        head="band"
        panel={
          review &&
          review.audience !== 'reviewer' &&
          review.stage && (
            <p className="review-stage">
              <StageTag stage={review.stage} />
              {review.stageAt && <span className="muted">since {longDate(review.stageAt)}</span>}
            </p>
          )
        }
      >
        <QueryBoundary query={query} rows={4}>
          {(review) => <Parts review={review} />}
        </QueryBoundary>
      </Page>
    </>
  );
}

function Parts({ review }: { review: ApplicationReview }) {
  return (
    <>
      <ScrollToHash />
      <NeighbourBar neighbours={review.neighbours} />
      <div className={review.audience === 'reviewer' ? undefined : 'review-desk'}>
        <div className="review-parts">
          <CandidatePart review={review} />
          {review.audience !== 'reviewer' && <ContactPart review={review} />}
        </div>
        {review.audience !== 'reviewer' && (
          <TimelinePart steps={review.timeline} organization={review.job.organization.accountName} />
        )}
        <div className="review-parts">
          <PositionPart review={review} />
          <ReviewSection id="education" title="Education">
            <EducationDetails history={review} />
          </ReviewSection>
          <ReviewSection id="career" title="Career history and military information">
            <CareerDetails history={review} />
          </ReviewSection>
          <QuestionsPart review={review} />
          <DocumentsPart review={review} />
          {review.audience !== 'reviewer' && <ReferencesPart review={review} />}
        </div>
      </div>
    </>
  );
}

function Breadcrumb({ home, review }: { home: string; review: ApplicationReview | undefined }) {
  const isReview = home === paths.reviewApplicants;
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className="crumb">
        <li>
          <Link to={home}>{isReview ? 'Review Applicants' : 'Job Posts You Manage'}</Link>
        </li>
        {review && (
          <li>{isReview ? <Link to={`${home}?job=${review.job.id}`}>{review.job.title}</Link> : review.job.title}</li>
        )}
        {review && review.audience !== 'reviewer' && (
          <li>
            <Link to={paths.jobApplicants(review.job.id)}>Applicants by stage</Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

function Missing({ home }: { home: string }) {
  return (
    <Page title="Application not found" lead="It does not exist, was withdrawn, or is not released to you.">
      <p className="row-of-buttons">
        <ButtonLink look="fill" to={home}>
          Back to the applicants
        </ButtonLink>
      </p>
    </Page>
  );
}
