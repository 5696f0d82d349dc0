import { useEffect, useRef, useState } from 'react';
import { type ReportRequest, TOTAL_ROWS_HEADER } from '#modules/reporting/contract/api/reports';
import { messageOf } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { saveBlob } from '#web/lib/api/download';
import { fileNameOf } from '#web/lib/api/file-name';
import { formatFileSize, formatInteger } from '#web/lib/formatting/format';
import { explainLostRight } from './right-lost';

export type ExportFormat = 'csv' | 'xlsx';

/** Between two updates of the progress, so that a long file does not render the page for each of its parts. */
const PROGRESS_INTERVAL_MS = 250;
const LINE_FEED = 10;

export type ExportState =
  | { is: 'idle' }
  | { is: 'busy'; format: ExportFormat; progress: string }
  | { is: 'saved'; fileName: string }
  | { is: 'stopped'; format: ExportFormat }
  | { is: 'failed'; format: ExportFormat; message: string };

/** Downloads a report as a file, with progress. */
export function useExport(request: ReportRequest) {
  const [state, setState] = useState<ExportState>({ is: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(format: ExportFormat): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const onProgress = (progress: string) => setState({ is: 'busy', format, progress });
    onProgress('');
    try {
      const options = { body: request, signal, headers: { accept: '*/*' } };
      const response = await explainLostRight(api.stream(`/api/reporting/genericReport/${format}`, options, 'POST'));
      const blob = await readBlob(response, format, onProgress);
      const fileName = fileNameOf(response.headers.get('content-disposition'));
      saveBlob(blob, fileName);
      setState({ is: 'saved', fileName });
    } catch (error) {
      setState(signal.aborted ? { is: 'stopped', format } : { is: 'failed', format, message: messageOf(error) });
    }
  }
  return { state, start, stop: () => running.current?.abort() };
}

async function readBlob(response: Response, format: ExportFormat, onProgress: (progress: string) => void) {
  const total = Number(response.headers.get(TOTAL_ROWS_HEADER)) || 0;
  const chunks: BlobPart[] = [];
  let lines = 0;
  let bytes = 0;
  let shownAt = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    bytes += part.value.length;
    if (format === 'csv') for (const byte of part.value) if (byte === LINE_FEED) lines += 1;
    if (performance.now() - shownAt < PROGRESS_INTERVAL_MS) continue;
    shownAt = performance.now();
    onProgress(format === 'csv' && total ? describeRows(lines, total) : `${formatFileSize(bytes)} so far`);
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}

/** The header is a line too, and a cell may have several. */
const describeRows = (lines: number, total: number) =>
  `${formatInteger(Math.max(0, Math.min(lines - 1, total)))} of ${formatInteger(total)} rows`;
