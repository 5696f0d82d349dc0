import './upload-state.css';
import { useEffect, useRef } from 'react';
import { counted } from '../lib/format';
import type { Upload, Uploading } from '../lib/use-upload';
import { Button } from './button';

/** In the row of a chosen file: how much of it has left, or that it did not arrive. */
export function FileProgress({ file, upload }: { file: File; upload: Upload | null }) {
  const place = upload?.files.indexOf(file) ?? -1;
  if (!upload || place < 0) return null;
  if (isOver(upload)) return <span className="not-sent">Not uploaded</span>;
  const percent = Math.floor(100 * (upload.shares[place] ?? 0));
  return (
    <span className="upload">
      <progress max={100} value={percent} aria-label={`Upload of ${file.name}`} />
      <span className="num">{percent} %</span>
    </span>
  );
}

/** Below the rows: what is going on, in words, with Cancel or Try again. The files of one form go together. */
export function UploadState({ upload, cancel, retry }: Uploading) {
  const box = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const phase = upload?.phase;

  // The button that was pressed is gone: the focus goes to the one that took its place.
  useEffect(() => {
    const isLost = hasFocus.current && !box.current?.contains(document.activeElement);
    if (phase && isLost) (box.current?.querySelector('button') ?? box.current)?.focus();
  }, [phase]);

  const watched = {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return (
    <div ref={box} className="upload-state" tabIndex={-1}>
      <p role="status">{upload && words(upload)}</p>
      {phase === 'sending' && (
        <Button key="cancel" {...watched} small onClick={cancel}>
          Cancel upload
        </Button>
      )}
      {upload && isOver(upload) && (
        <Button key="retry" {...watched} small onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

export const isOver = ({ phase }: Upload) => phase === 'failed' || phase === 'cancelled';

function words({ phase, files }: Upload): string {
  if (phase === 'sending') return `Uploading ${counted(files.length, 'file')}`;
  if (phase === 'storing') return 'Sent. Waiting for the server to confirm';
  const end = files.length > 1 ? 'Your files are still chosen.' : 'Your file is still chosen.';
  return phase === 'failed' ? `The upload failed. ${end}` : `Upload cancelled, nothing is saved. ${end}`;
}
