import './upload-state.css';
import { useEffect, useRef } from 'react';
import { pluralize } from '#web/lib/formatting/format';
import type { PendingUpload, UploadControls } from '#web/lib/forms/use-upload';
import { Button } from '../button';

/** Upload progress of a selected file, or that it failed. */
export function FileProgress({ file, upload }: { file: File; upload: PendingUpload | null }) {
  const index = upload?.files.indexOf(file) ?? -1;
  if (!upload || index < 0) return null;
  if (hasStopped(upload)) return <span className="not-sent">Not uploaded</span>;
  const percent = Math.floor(100 * (upload.progress[index] ?? 0));
  return (
    <span className="upload">
      <progress max={100} value={percent} aria-label={`Upload of ${file.name}`} />
      <span className="num">{percent} %</span>
    </span>
  );
}

/** Upload status of the form's files, with Cancel or Try again. */
export function UploadState({ upload, cancel, retry }: UploadControls) {
  const box = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const phase = upload?.phase;

  // The pressed button is unmounted, so the focus moves to the one that replaces it.
  useEffect(() => {
    const isLost = hasFocus.current && !box.current?.contains(document.activeElement);
    if (phase && isLost) (box.current?.querySelector('button') ?? box.current)?.focus();
  }, [phase]);

  const focusTracking = {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return (
    <div ref={box} className="upload-state" tabIndex={-1}>
      <p role="status">{upload && phaseText(upload)}</p>
      {phase === 'sending' && (
        <Button key="cancel" {...focusTracking} small onClick={cancel}>
          Cancel upload
        </Button>
      )}
      {upload && hasStopped(upload) && (
        <Button key="retry" {...focusTracking} small onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

export const hasStopped = ({ phase }: PendingUpload) => phase === 'failed' || phase === 'cancelled';

function phaseText({ phase, files }: PendingUpload): string {
  if (phase === 'sending') return `Uploading ${pluralize(files.length, 'file')}`;
  if (phase === 'storing') return 'Sent. Waiting for the server to confirm';
  const end = files.length > 1 ? 'Your files are still chosen.' : 'Your file is still chosen.';
  return phase === 'failed' ? `The upload failed. ${end}` : `Upload cancelled, nothing is saved. ${end}`;
}
