import { DOCUMENT_FILES, PROFILE_LIMITS } from '../../../../modules/profiles/contract/api';
import { DOCUMENT_TYPES } from '../../../../modules/profiles/contract/api-documents';
import { toastSuccess } from '../../lib/toasts';
import { useZodForm } from '../../lib/use-zod-form';
import { ErrorSummary } from '../../ui/error-summary';
import { FileField } from '../../ui/file-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { uploadDocuments } from './calls';
import { SaveCancel } from './save-cancel';
import { useUnsaved } from './unsaved';
import { BLANK_UPLOAD, effectiveYears, UploadForm as UploadSchema } from './upload-values';

interface Props {
  userId: string;
  /** Names of the stored documents (W3.6). */
  taken: readonly string[];
  close(): void;
}

const kinds = Object.entries(DOCUMENT_TYPES).map(([value, label]) => ({ value, label }));
const endings = DOCUMENT_FILES.types.map((type) => `.${type}`);

/** The type first, then the files of it (W3.3–W3.8). */
export function UploadForm({ userId, taken, close }: Props) {
  const form = useZodForm({
    schema: UploadSchema,
    initialValues: BLANK_UPLOAD,
    send: async ({ kind, files }) => {
      await uploadDocuments(userId, kind, files);
      toastSuccess('Successfully uploaded!');
      close();
    },
  });
  useUnsaved(form.mantine.isDirty());
  const { documentType } = form.values;
  const { value: files, error, onChange } = form.field('files');
  const years = effectiveYears().map((year) => ({ value: year, label: year }));

  return (
    <form className="form" noValidate onSubmit={form.submit} aria-label="Add documents">
      <ErrorSummary {...form} />
      <SelectField {...form.field('documentType')} label="Document Type" options={kinds} empty="Select a type" />
      {documentType !== '' && documentType !== 'RESU' && (
        <TextField
          {...form.field('additionalType')}
          label="Type of Document"
          hint={HINTS[documentType]}
          limit={PROFILE_LIMITS.additionalType}
          autoComplete="off"
        />
      )}
      {documentType === 'CRED' && (
        <SelectField
          {...form.field('effectiveDate')}
          label="Effective Year"
          optional
          options={years}
          empty="Select a year"
        />
      )}
      <FileField
        id="files"
        label="Files"
        error={error}
        types={endings}
        maxMegabytes={DOCUMENT_FILES.megabytes}
        maxFiles={Math.min(taken.length + DOCUMENT_FILES.most, DOCUMENT_FILES.mostOfProfile)}
        value={files}
        onChange={onChange}
        taken={taken}
      />
      <SaveCancel what="Supporting Documents" isBusy={form.busy} onCancel={close} />
    </form>
  );
}

const HINTS: Record<string, string> = {
  ADMINCERT: 'The certification, such as Principal PK-12',
  PROFCERT: 'The certification, such as Mathematics 7-12',
  CRED: 'The credential or clearance, such as Act 34',
};
