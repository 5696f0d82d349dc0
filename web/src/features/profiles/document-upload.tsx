import { useState } from 'react';
import { DOCUMENT_TYPES, type DocumentType, EFFECTIVE_YEARS } from '#modules/profiles/contract/api/documents';
import { DOCUMENT_FILES, PROFILE_MESSAGES } from '#modules/profiles/contract/api/profile';
import { ApiError, wasCancelled } from '#web/lib/api/api-error';
import { toastSaveError, toastSuccess } from '#web/lib/feedback/toasts';
import { useUpload } from '#web/lib/forms/use-upload';
import { useAdditionalTypes } from '#web/lib/queries/directory';
import { Button } from '#web/ui/button';
import { FileField } from '#web/ui/fields/file-field';
import { SelectField } from '#web/ui/fields/select-field';
import { confirmDiscard } from './confirm-discard';
import { saveDocuments } from './queries';
import { useReportUnsaved } from './unsaved-guard';

const types = Object.entries(DOCUMENT_TYPES).map(([value, label]) => ({ value, label }));
const years = () => {
  const now = new Date().getFullYear();
  return Array.from({ length: EFFECTIVE_YEARS }, (_, back) => String(now - back)).map((year) => ({
    value: year,
    label: year,
  }));
};

interface Props {
  userId: string;
  existingNames: readonly string[];
  onDone(): void;
}

/** Type, then file, then Upload. */
export function DocumentUpload({ userId, existingNames, onDone }: Props) {
  const [type, setType] = useState<DocumentType | ''>('');
  const [additional, setAdditional] = useState('');
  const [year, setYear] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<{ type?: string; additional?: string; files?: string }>({});
  const [busy, setBusy] = useState(false);
  const uploadState = useUpload();
  const additionalTypes = useAdditionalTypes(type);

  useReportUnsaved(files.length > 0 && !busy);

  const upload = async () => {
    const needsKind = type !== '' && type !== 'RESU' && additional === '';
    const nextErrors = {
      type: type === '' ? PROFILE_MESSAGES.documentType : undefined,
      additional: needsKind ? PROFILE_MESSAGES.additionalType : undefined,
      files: files.length === 0 ? 'Please, choose a file' : undefined,
    };
    setErrors(nextErrors);
    if (type === '' || nextErrors.additional || nextErrors.files) return;
    setBusy(true);
    try {
      const kind = {
        documentType: type,
        additionalType: type === 'RESU' ? null : additional,
        effectiveDate: type === 'CRED' && year ? year : null,
      };
      const lines = files.map(({ name }) => ({ fileName: name, ...kind }));
      await uploadState.run(files, (transportOptions) => saveDocuments(userId, lines, files, transportOptions));
      toastSuccess('Successfully uploaded!');
      onDone();
    } catch (error) {
      setBusy(false);
      if (wasCancelled(error)) return;
      const fields = error instanceof ApiError ? error.fields : [];
      const messagesAt = (isHere: (path: string) => boolean) =>
        fields.flatMap(({ path, message }) => (isHere(path) ? message : [])).join(' ') || undefined;
      const isType = (path: string) => path.endsWith('.documentType');
      const isAdditional = (path: string) => path.endsWith('.additionalType');
      setErrors({
        type: messagesAt(isType),
        additional: messagesAt(isAdditional),
        files: messagesAt((path) => !isType(path) && !isAdditional(path)),
      });
      toastSaveError(error);
    }
  };

  return (
    <div className="form profile-row-form">
      <SelectField
        id="documentType"
        label="Document Type"
        empty="Choose a type"
        options={types}
        value={type}
        onChange={(value) => {
          setType(value as DocumentType);
          setAdditional('');
          setErrors({ files: errors.files });
        }}
        error={errors.type}
      />
      {type !== '' && type !== 'RESU' && (
        <SelectField
          id="additionalType"
          label="Type of document"
          empty={additionalTypes.isPending ? 'Loading …' : 'Choose a type of document'}
          options={(additionalTypes.data ?? []).map((name) => ({ value: name, label: name }))}
          value={additional}
          onChange={(value) => {
            setAdditional(value);
            setErrors({ ...errors, additional: undefined });
          }}
          error={errors.additional ?? (additionalTypes.isError ? 'The choices could not be loaded.' : undefined)}
        />
      )}
      {type === 'CRED' && (
        <SelectField
          id="effectiveDate"
          label="Effective Year"
          optional
          empty="Choose a year"
          options={years()}
          value={year}
          onChange={setYear}
        />
      )}
      <FileField
        id="documents"
        label="Files"
        types={DOCUMENT_FILES.types.map((ending) => `.${ending}`)}
        maxMegabytes={DOCUMENT_FILES.megabytes}
        // The field's limit includes the stored files.
        maxFiles={Math.min(existingNames.length + DOCUMENT_FILES.max, DOCUMENT_FILES.maxPerProfile)}
        existingNames={existingNames}
        value={files}
        onChange={(chosen) => {
          setFiles(chosen);
          setErrors({ ...errors, files: undefined });
        }}
        error={errors.files}
        uploading={{ ...uploadState, retry: upload }}
      />
      <div className="row-of-buttons">
        <Button look="fill" onClick={upload} busy={busy}>
          Upload
        </Button>
        <Button look="quiet" onClick={() => confirmDiscard(files.length > 0, onDone)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
