/** The document in which the pages show a PDF that a stranger uploaded. */
export const DOCUMENT_FRAME = 'document-frame.html';

/**
 * The policy of that document: an opaque origin even when it is opened by itself, scripts and styles of ours, a worker
 * for PDF.js, no request of any kind. Only our own pages may embed it.
 */
export const DOCUMENT_FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'worker-src blob:',
  'img-src blob:',
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');
