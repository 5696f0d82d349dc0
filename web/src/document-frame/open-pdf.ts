import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import jbig2Url from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

const absolute = (url: string) => new URL(url, location.href).href;

/** Both decoders of scanned pages lie in one folder, from which the worker imports them by their names. */
const [decoderFolder] = [jbig2Url, openjpegUrl].map((url) => absolute(url).replace(/[^/]+$/, ''));

/**
 * A document with an opaque origin may not start a worker from a URL of the site, but one from a blob that imports it.
 * Chromium refuses it a module worker. Resolves once the worker says that it listens, because it misses earlier
 * messages.
 */
function startWorker(): Promise<Worker> {
  const source = `import(${JSON.stringify(absolute(workerUrl))});`;
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(worker), { once: true });
    worker.addEventListener('error', reject, { once: true });
  });
}

/** Parses in a worker, which leaves the frame responsive. */
export async function openPdf(content: ArrayBuffer): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort = await startWorker();
  return getDocument({
    data: new Uint8Array(content),
    // WebAssembly would have to be fetched, which the policy of the frame forbids.
    useWasm: false,
    useWorkerFetch: false,
    wasmUrl: decoderFolder,
    enableXfa: false,
  }).promise;
}
