import { useState } from 'react';
import { DOCUMENT_FILES, PROFILE_LIMITS, PROFILE_MESSAGES } from '../../../../modules/profiles/contract/api';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  EFFECTIVE_YEARS,
} from '../../../../modules/profiles/contract/api-documents';
import { ApiError, wasCancelled } from '../../lib/api-error';
import { toastError, toastSuccess } from '../../lib/toasts';
import { useUpload } from '../../lib/use-upload';
import { Button } from '../../ui/button';
import { FileField } from '../../ui/file-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { saveDocuments } from './calls';
import { cancel } from './cancel';
import { useUnsaved } from './unsaved';

const types = Object.entries(DOCUMENT_TYPES).map(([value, label]) => ({ value, label }));
const years = () => {
  const now = new Date().getFullYear();
  return Array.from({ length: EFFECTIVE_YEARS }, (_, back) => String(now - back)).map((year) => ({
    value: year,
    label: year,
  }));
};

/** Choose the type, then the file, then Upload (W3.3–W3.7, W3.10). */
export function DocumentUpload({ taken, onDone }: { taken: readonly string[]; onDone(): void }) {
  const [type, setType] = useState<DocumentType | ''>('');
  const [additional, setAdditional] = useState('');
  const [year, setYear] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<{ type?: string; additional?: string; files?: string }>({});
  const [busy, setBusy] = useState(false);
  const sending = useUpload();

  useUnsaved(files.length > 0 && !busy);

  const upload = async () => {
    const needsKind = type !== '' && type !== 'RESU' && additional.trim() === '';
    const found = {
      type: type === '' ? PROFILE_MESSAGES.documentType : undefined,
      additional: needsKind ? PROFILE_MESSAGES.additionalType : undefined,
      files: files.length === 0 ? 'Please, choose a file' : undefined,
    };
    setErrors(found);
    if (type === '' || found.additional || found.files) return;
    setBusy(true);
    try {
      const kind = {
        documentType: type,
        additionalType: type === 'RESU' ? null : additional.trim(),
        effectiveDate: type === 'CRED' && year ? year : null,
      };
      const lines = files.map(({ name }) => ({ fileName: name, ...kind }));
      await sending.run(files, (wire) => saveDocuments(lines, files, wire));
      toastSuccess('Successfully uploaded!');
      onDone();
    } catch (error) {
      setBusy(false);
      if (wasCancelled(error)) return;
      const fields = error instanceof ApiError ? error.fields : [];
      setErrors({ files: fields.map(({ message }) => message).join(' ') || undefined });
      toastError(error);
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
        onChange={(value) => setType(value as DocumentType)}
        error={errors.type}
      />
      {type !== '' && type !== 'RESU' && (
        <TextField
          id="additionalType"
          label="Type of document"
          hint="For example Act 34 clearance, or Instructional II"
          limit={PROFILE_LIMITS.additionalType}
          value={additional}
          onChange={setAdditional}
          error={errors.additional}
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
        // The field counts the stored ones too.
        maxFiles={Math.min(taken.length + DOCUMENT_FILES.most, DOCUMENT_FILES.mostOfProfile)}
        taken={taken}
        value={files}
        onChange={setFiles}
        error={errors.files}
        uploading={{ ...sending, retry: upload }}
      />
      <div className="row-of-buttons">
        <Button look="fill" onClick={upload} busy={busy}>
          Upload
        </Button>
        <Button look="quiet" onClick={() => cancel(files.length > 0, onDone)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
