import type { ApplicationFileAnswer } from '../../../../../modules/applications/contract/api-answers';
import type { ApplicationReview } from '../../../../../modules/applications/contract/api-review';
import { DOCUMENT_TYPES } from '../../../../../modules/profiles/contract/api-documents';
import { saveFile } from '../../../lib/download';
import { icons } from '../../../ui/icons';
import { Part } from './facts';

/** Cover letter, resume and, for admin-level, the other documents (W13.6–W13.8); each is fetched with the session. */
export function DocumentsPart({ review }: { review: ApplicationReview }) {
  const { coverLetter, files, id } = review;
  const base = `/api/applications/${review.audience === 'admin' ? 'admin' : 'user'}`;
  return (
    <Part id="documents" title="Documents">
      <ul className="attached">
        {coverLetter && <Document name={lastOf(coverLetter)} type="Cover Letter" path={`${base}/coverLetter/${id}`} />}
        {files.map((file) => (
          <Document key={file.id} name={file.fileName} type={typeOf(file)} path={`${base}/files/${file.id}`} />
        ))}
      </ul>
    </Part>
  );
}

function Document({ name, type, path }: { name: string; type: string; path: string }) {
  return (
    <li>
      {icons.file}
      <span>
        <button type="button" className="link" onClick={() => saveFile(path, name)}>
          <span className="vh">Download {type}: </span>
          {name}
        </button>
      </span>
      <span className="muted">{type}</span>
    </li>
  );
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const typeOf = ({ documentType, additionalType, effectiveDate }: ApplicationFileAnswer) =>
  [DOCUMENT_TYPES[documentType], additionalType, effectiveDate].filter(Boolean).join(', ');
