import type { ApplicationReview } from '../../../../../modules/applications/contract/api-review';
import { coverLetterName, documentKind } from '../../../lib/formatting/documents';
import { DocumentRow } from '../document-row';
import { ReviewSection } from './review-section';

/**
 * Cover letter, resume and, for admin-level users, the other documents (W13.6–W13.8); downloaded with the session's
 * token.
 */
export function DocumentsPart({ review }: { review: ApplicationReview }) {
  const { coverLetter, coverLetterScan, files, id } = review;
  const base = `/api/applications/${review.audience === 'admin' ? 'admin' : 'user'}`;
  return (
    <ReviewSection id="documents" title="Documents">
      <ul className="attached">
        {coverLetter && (
          <DocumentRow
            name={coverLetterName(coverLetter)}
            type="Cover Letter"
            path={`${base}/coverLetter/${id}`}
            scan={coverLetterScan}
          />
        )}
        {files.map((file) => (
          <DocumentRow
            key={file.id}
            name={file.fileName}
            type={documentKind(file)}
            path={`${base}/files/${file.id}`}
            scan={file.scan}
          />
        ))}
      </ul>
    </ReviewSection>
  );
}
