import type { ApplicationReview } from '../../../../../modules/applications/contract/api-review';
import { coverLetterName, documentKind } from '../../../lib/documents';
import { DocumentRow } from '../document-row';
import { Part } from './part';

/** Cover letter, resume and, for admin-level, the other documents (W13.6–W13.8); each is fetched with the session. */
export function DocumentsPart({ review }: { review: ApplicationReview }) {
  const { coverLetter, files, id } = review;
  const base = `/api/applications/${review.audience === 'admin' ? 'admin' : 'user'}`;
  return (
    <Part id="documents" title="Documents">
      <ul className="attached">
        {coverLetter && (
          <DocumentRow name={coverLetterName(coverLetter)} type="Cover Letter" path={`${base}/coverLetter/${id}`} />
        )}
        {files.map((file) => (
          <DocumentRow key={file.id} name={file.fileName} type={documentKind(file)} path={`${base}/files/${file.id}`} />
        ))}
      </ul>
    </Part>
  );
}
