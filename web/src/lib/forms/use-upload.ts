import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error';
import type { CallOptions } from '../api/client';
import { fileProgress } from '../api/upload';

/** The files of a pending or failed request. */
export interface PendingUpload {
  files: readonly File[];
  /** The sent fraction of each file, 0 to 1. */
  progress: readonly number[];
  /** `storing`: everything is sent, and the server has not confirmed it yet. */
  phase: 'sending' | 'storing' | 'failed' | 'cancelled';
}

type TransportOptions = Pick<CallOptions, 'signal' | 'onProgress'>;

/** Upload state and actions for the file fields of a form. */
export interface UploadControls {
  upload: PendingUpload | null;
  cancel(): void;
  /** Submits the form again. */
  retry(): void;
}

/** Tracks the upload of one form's files. Unmounting aborts it while bytes are still being sent. */
export function useUpload() {
  const [upload, setUpload] = useState<PendingUpload | null>(null);
  // Set only while bytes are being sent: once the server has them all, it may have stored them.
  const abort = useRef<AbortController | null>(null);
  const cancel = () => abort.current?.abort();

  useEffect(() => () => abort.current?.abort(), []);

  /** Passes these options to `send`, for the call that carries the files. Rejects like that call. */
  async function run<T>(files: readonly File[], send: (transportOptions: TransportOptions) => Promise<T>): Promise<T> {
    if (files.length === 0) return send({});
    const controller = new AbortController();
    const sizes = files.map(({ size }) => size);
    const show = (phase: PendingUpload['phase'], progress: number[]) => setUpload({ files, progress, phase });
    const onProgress = (sent: number, total: number) => {
      const isLeaving = sent < total;
      abort.current = isLeaving ? controller : null;
      show(isLeaving ? 'sending' : 'storing', fileProgress(sizes, sent, total));
    };
    onProgress(0, 1);
    try {
      const result = await send({ signal: controller.signal, onProgress });
      setUpload(null);
      return result;
    } catch (error) {
      const phase = controller.signal.aborted ? 'cancelled' : isWorthRetrying(error) ? 'failed' : null;
      if (phase) show(phase, []);
      else setUpload(null);
      throw error;
    } finally {
      abort.current = null;
    }
  }

  return { upload, cancel, run };
}

/** Files that the server rejected for their content would be rejected again. */
const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
