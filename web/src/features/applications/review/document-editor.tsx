import { useState } from 'react';
import type { z } from 'zod';
import type { AdminReview } from '#modules/applications/contract/api/review';
import { queryClient } from '#web/lib/api/query-client';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { coverLetterName, documentKind } from '#web/lib/formatting/documents';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';
import { Button } from '#web/ui/button';
import { ScanNote } from '#web/ui/display/scan-note';
import { DocumentRow } from '../document-row';
import { changeDocuments, reviewQuery } from './queries';

type Review = z.infer<typeof AdminReview>;

/** Documents to choose from: those of the profile, and those of the application that left the profile since. */
function choices({ availableDocuments, files }: Review) {
  const inProfile = new Set(availableDocuments.map(({ id }) => id));
  const left = files.filter(({ documentId }) => !inProfile.has(documentId));
  return [
    ...availableDocuments.map((document) => ({ ...document, isInProfile: true })),
    ...left.map((file) => ({ ...file, id: file.documentId, isInProfile: false })),
  ];
}

/** Adds and removes documents of a submitted application. The cover letter stays. */
export function DocumentEditor({ review }: { review: Review }) {
  const { id, coverLetter, coverLetterScan, files } = review;
  const attached = new Set(files.map(({ documentId }) => documentId));
  /** Chosen here; what others change meanwhile shows for the rest. */
  const [wishes, setWishes] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [busy, setBusy] = useState(false);
  const documents = choices(review);
  const isSelected = (document: string) => wishes.get(document) ?? attached.has(document);
  const changed = documents.map(({ id: document }) => document).filter((one) => isSelected(one) !== attached.has(one));
  useUnsavedChangesGuard(changed.length > 0);

  const save = async () => {
    setBusy(true);
    try {
      const saved = await changeDocuments(id, {
        selectedFiles: changed.filter(isSelected),
        deletedFiles: changed.filter((document) => !isSelected(document)),
      });
      queryClient.setQueryData(reviewQuery(id).queryKey, saved);
      setWishes(new Map());
      toastSuccess('Successfully updated!');
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };

  return (
    <div className="form">
      {coverLetter && (
        <ul className="attached">
          <DocumentRow
            name={coverLetterName(coverLetter)}
            type="Cover Letter"
            path={`/api/applications/admin/coverLetter/${id}`}
            scan={coverLetterScan}
          />
        </ul>
      )}
      <fieldset className="apply-documents">
        <legend>
          From the applicant’s profile{' '}
          <span className="muted num">
            {documents.filter((document) => isSelected(document.id)).length} of {documents.length} chosen
          </span>
        </legend>
        <ul>
          {documents.map((document) => (
            <li key={document.id}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={isSelected(document.id)}
                  onChange={({ target }) => setWishes(new Map(wishes).set(document.id, target.checked))}
                />
                <b>{document.fileName}</b>
                <small>
                  {documentKind(document)}
                  {!document.isInProfile && ' · no longer in the profile'}
                </small>
              </label>
              <ScanNote scan={document.scan} fileName={document.fileName} />
            </li>
          ))}
        </ul>
        {documents.length === 0 && <p className="muted">No Items</p>}
      </fieldset>
      <p className="row-of-buttons">
        <Button look="fill" onClick={save} busy={busy} disabled={changed.length === 0}>
          Save Application
        </Button>
      </p>
    </div>
  );
}
