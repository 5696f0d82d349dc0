import '../features/applications/review/review-application.css';
import { Link, useParams } from 'react-router-dom';
import type { ApplicationReview } from '../../../modules/applications/contract/api-review';
import { useReview } from '../features/applications/review/calls';
import { ContactPart, ReferencesPart } from '../features/applications/review/contact-parts';
import { DocumentsPart } from '../features/applications/review/documents-part';
import { CandidatePart, PositionPart, QuestionsPart } from '../features/applications/review/review-parts';
import { mayPrint, mayReview } from '../features/applications/review/rights';
import { ApiError } from '../lib/api-error';
import { useSession } from '../lib/session';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button';
import { candidateName } from '../ui/candidate-columns';
import { icons } from '../ui/icons';
import { Page } from '../ui/page';
import { QueryState } from '../ui/query-state';
import { ToAnchor } from '../ui/to-anchor';

/** A malformed id, or one that is not there for this account: the same to whoever asks. */
const MISSING = new Set([400, 403, 404]);

/** /review-application/{id}: one application, to read (W13). */
export function Component() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useReview(id);
  const review = query.data;
  const home = mayReview(user) ? paths.reviewApplicants : paths.postings;

  if (query.error instanceof ApiError && MISSING.has(query.error.status)) return <Missing home={home} />;
  return (
    <>
      {!mayPrint(user) && <p className="printing-disabled">Printing has been disabled.</p>}
      <Page
        title={review ? candidateName(review.candidate) : 'Application'}
        documentTitle={review && `${candidateName(review.candidate)}, ${review.job.title}`}
        above={<Breadcrumb home={home} review={review} />}
        lead={review && `Application for ${review.job.title}, ${review.job.organization.accountName}`}
        actions={review && mayPrint(user) && <Print />}
        head="band"
      >
        <QueryState query={query} rows={4}>
          {(found) => <Parts review={found} />}
        </QueryState>
      </Page>
    </>
  );
}

function Parts({ review }: { review: ApplicationReview }) {
  return (
    <div className="review-parts">
      <ToAnchor />
      <CandidatePart review={review} />
      {review.audience !== 'reviewer' && <ContactPart review={review} />}
      <PositionPart review={review} />
      <QuestionsPart review={review} />
      <DocumentsPart review={review} />
      {review.audience !== 'reviewer' && <ReferencesPart review={review} />}
    </div>
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
      </ol>
    </nav>
  );
}

function Print() {
  return (
    <span className="no-print">
      <Button onClick={() => window.print()}>{icons.print} Print</Button>
    </span>
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
