import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from './api';
import { ApiError } from './api-error';
import { sharesOf } from './upload';

/** The files of a request under way, or of one that did not get through. */
export interface Upload {
  files: readonly File[];
  /** How much of each has left, 0 to 1. */
  shares: readonly number[];
  /** `storing`: all has left, and the server has not confirmed it yet. */
  phase: 'sending' | 'storing' | 'failed' | 'cancelled';
}

type Wire = Pick<CallOptions, 'signal' | 'onProgress'>;

/** What fields of files show and offer while their form is sent. */
export interface Uploading {
  upload: Upload | null;
  cancel(): void;
  /** Sends the form once more. */
  retry(): void;
}

/** Follows the files of one form (U32). Leaving the form stops what has not left yet. */
export function useUpload() {
  const [upload, setUpload] = useState<Upload | null>(null);
  // Only while bytes are leaving: what the server has in full it may have stored.
  const stop = useRef<AbortController | null>(null);
  const cancel = () => stop.current?.abort();

  useEffect(() => () => stop.current?.abort(), []);

  /** `send` gives these options to the call that carries the files. Rejects as the call does. */
  async function run<T>(files: readonly File[], send: (wire: Wire) => Promise<T>): Promise<T> {
    if (files.length === 0) return send({});
    const controller = new AbortController();
    const sizes = files.map(({ size }) => size);
    const show = (phase: Upload['phase'], shares: number[]) => setUpload({ files, shares, phase });
    const onProgress = (sent: number, total: number) => {
      const isLeaving = sent < total;
      stop.current = isLeaving ? controller : null;
      show(isLeaving ? 'sending' : 'storing', sharesOf(sizes, sent, total));
    };
    onProgress(0, 1);
    try {
      const answer = await send({ signal: controller.signal, onProgress });
      setUpload(null);
      return answer;
    } catch (error) {
      const phase = controller.signal.aborted ? 'cancelled' : isWorthRetrying(error) ? 'failed' : null;
      if (phase) show(phase, []);
      else setUpload(null);
      throw error;
    } finally {
      stop.current = null;
    }
  }

  return { upload, cancel, run };
}

/** What the server refused for its content it would refuse again. */
const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
