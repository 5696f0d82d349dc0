import { useState } from 'react';
import { IMPORT_MEGABYTES, type ImportReport } from '#modules/directory/contract/api/organizations';
import { joinWords } from '#modules/shared/join-words';
import { isStale, messageOf, type Stale, wasCancelled } from '#web/lib/api/api-error';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import { useUpload } from '#web/lib/forms/use-upload';
import { Button } from '#web/ui/button';
import { CheckField } from '#web/ui/fields/check-field';
import { FileField } from '#web/ui/fields/file-field';
import { ImportResult } from './import-result';
import { applyFile, checkFile } from './queries';

/** More are a number. */
const MAX_NAMED = 5;

/** "Ada First changed 115222752 and 3 more after the file was checked. …" */
function describeConflict({ changes }: Stale): string {
  const numbers = [...new Set(changes.map(({ path }) => path.replace(/\..*/, '')))];
  const people = [...new Set(changes.map(({ by }) => by ?? 'Somebody'))];
  const others = numbers.length - MAX_NAMED;
  const named = joinWords([...numbers.slice(0, MAX_NAMED), ...(others > 0 ? [`${formatInteger(others)} more`] : [])]);
  return `${joinWords(people)} changed ${named} after the file was checked. Nothing was applied. This is the file checked again: Apply replaces what was saved meanwhile.`;
}

/** A file of organizations: chosen, checked, then applied. Nothing changes before Apply. */
export function ImportSection({ onClose }: { onClose(): void }) {
  const [files, setFiles] = useState<File[]>([]);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [error, setError] = useState<string>();
  const [isLeftOut, setLeftOut] = useState(false);
  const [busy, setBusy] = useState(false);
  /** Who changed meanwhile what the file changes; empty if nobody did. */
  const [conflict, setConflict] = useState('');
  const uploadState = useUpload();

  const send = async (work: () => Promise<ImportReport>) => {
    setBusy(true);
    setError(undefined);
    try {
      setReport(await work());
    } catch (failure) {
      if (!wasCancelled(failure)) setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    setReport(null);
    setError(undefined);
    setLeftOut(false);
    setConflict('');
    const [file] = chosen;
    if (file) void send(() => uploadState.run([file], (transport) => checkFile(file, transport)));
  };
  const apply = () => {
    const [file] = files;
    if (!file || !report) return;
    setConflict('');
    void send(() =>
      uploadState.run([file], async (transport) => {
        try {
          return await applyFile(file, report, isLeftOut, transport);
        } catch (failure) {
          if (!isStale(failure)) throw failure;
          const checked = await checkFile(file, transport);
          setConflict(describeConflict(failure.stale));
          return checked;
        }
      }),
    );
  };
  const changes = report ? report.added + report.changed : 0;

  return (
    <section className="import" aria-labelledby="import">
      <h2 id="import">{report?.isApplied ? 'Applied' : 'Check before it is applied'}</h2>
      {!report?.isApplied && (
        <FileField
          id="organizations-file"
          label="File of organizations"
          types={['.csv', '.xlsx']}
          maxMegabytes={IMPORT_MEGABYTES}
          maxFiles={1}
          value={files}
          onChange={choose}
          error={error}
          uploading={{ ...uploadState, retry: () => choose(files) }}
        />
      )}
      {files.length === 0 && (
        <p className="small muted">
          The columns are accountNumber, accountName, accountType and active. Organizations that the file does not name
          stay as they are.
        </p>
      )}
      <p role="status" className="small">
        {busy && !report && 'The file is checked. Nothing is changed by that.'}
        {report?.isApplied &&
          `Applied: ${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.refused} left out. The same file once more would change nothing.`}
      </p>
      {report && !report.isApplied && (
        <>
          {conflict && (
            <p className="note warning" role="alert">
              {conflict}
            </p>
          )}
          <ImportResult report={report} />
          {report.refused > 0 && (
            <CheckField
              id="leave-out"
              label={`Leave the ${pluralize(report.refused, 'refused line')} out`}
              hint="Without this the whole file is refused: a file goes in complete or not at all."
              value={isLeftOut}
              onChange={setLeftOut}
            />
          )}
          <div className="row-of-buttons">
            {changes > 0 && (report.refused === 0 || isLeftOut) && (
              <Button look="fill" onClick={apply} busy={busy}>
                Apply {pluralize(changes, 'change')}
              </Button>
            )}
            {changes === 0 && <p className="small">The file would change nothing.</p>}
            <Button look="quiet" disabled={busy} onClick={onClose}>
              Discard
            </Button>
          </div>
        </>
      )}
      {(report?.isApplied || !report) && !busy && (
        <div className="row-of-buttons">
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    </section>
  );
}
