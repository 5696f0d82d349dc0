import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { APPLICATION_CODES } from '#modules/applications/contract/api/rules';
import { ApiError } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { saveBlob } from '#web/lib/api/download';
import { toastError } from '#web/lib/feedback/toasts';
import { Button } from '#web/ui/button';

const RETRY_DELAY_MS = 1_000;
const MAX_ATTEMPTS = 60;
/** The PDF is being made, or checked for viruses. */
const PENDING_CODES: readonly string[] = [APPLICATION_CODES.pdfPending, 'file_scanning'];

/** Downloads the PDF of what was sent, once it is made. `children` tell several of them apart. */
export function SentPdf({ applicationId, children }: { applicationId: string; children?: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const save = async () => {
    const { signal } = leaving.current;
    setBusy(true);
    try {
      const file = await fileWhenMade(`/api/applications/user/pdf/${encodeURIComponent(applicationId)}`, signal);
      saveBlob(file, file.name);
    } catch (error) {
      if (!signal.aborted) toastError(error);
    }
    setBusy(false);
  };

  return (
    <>
      <Button small look="quiet" busy={isBusy} onClick={save}>
        <IconDownload size={18} stroke={1.5} aria-hidden />
        What you sent, PDF
        {children}
      </Button>
      <span role="status" className="small muted">
        {isBusy && 'The PDF is being made …'}
      </span>
    </>
  );
}

/** Asks again each second, and throws the last refusal after a minute. */
async function fileWhenMade(path: string, signal: AbortSignal): Promise<File> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await api.file(path, { signal });
    } catch (error) {
      const isPending = error instanceof ApiError && PENDING_CODES.includes(error.code);
      if (!isPending || attempt === MAX_ATTEMPTS || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
