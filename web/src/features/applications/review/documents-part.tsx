import type { ApplicationReview } from '#modules/applications/contract/api/review';
import { coverLetterName, documentKind } from '#web/lib/formatting/documents';
import { ReviewSection } from './review-section';
import { DocumentTabs } from './viewer/document-tabs';
import type { ReviewDocument } from './viewer/review-document';

/** Resume, cover letter and, for admin-level users, the other documents, to read in place. */
export function DocumentsPart({ review }: { review: ApplicationReview }) {
  const documents = documentsOf(review);
  return (
    <ReviewSection id="documents" title="Documents">
      {documents.length ? <DocumentTabs documents={documents} /> : <p>No documents</p>}
    </ReviewSection>
  );
}

/** In the order in which they are read: resumes, cover letter, others. */
export function documentsOf({
  audience,
  id,
  files,
  coverLetter,
  coverLetterScan,
}: ApplicationReview): ReviewDocument[] {
  const base = `/api/applications/${audience === 'admin' ? 'admin' : 'user'}`;
  const documents = files.map((file) => ({
    isResume: file.documentType === 'RESU',
    name: file.fileName,
    type: documentKind(file),
    path: `${base}/files/${file.id}`,
    scan: file.scan,
  }));
  const letter = coverLetter && {
    name: coverLetterName(coverLetter),
    type: 'Cover Letter',
    path: `${base}/coverLetter/${id}`,
    scan: coverLetterScan,
  };
  return [
    ...documents.filter(({ isResume }) => isResume),
    ...(letter ? [letter] : []),
    ...documents.filter(({ isResume }) => !isResume),
  ];
}
