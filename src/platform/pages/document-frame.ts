import type { FastifyReply } from 'fastify';

/** The document in which the pages show a PDF that a stranger uploaded. */
export const DOCUMENT_FRAME = 'document-frame.html';

/**
 * The policy of that document: an opaque origin even when it is opened by itself, scripts and styles of ours, a worker
 * for PDF.js, no request of any kind. Only our own pages may embed it.
 */
const POLICY = [
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

export function sendFrameHeaders(reply: FastifyReply): void {
  reply.header('content-security-policy', POLICY);
  // An opaque origin cannot have a cluster of its own, and browsers warn of the request.
  reply.raw.removeHeader('origin-agent-cluster');
}
