import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/** Limits of the time a request may take to arrive, in milliseconds. */
export interface RequestTimeLimits {
  headersMs: number;
  /** For any body but an upload. */
  bodyMs: number;
  /** For a whole upload. */
  uploadMs: number;
  /** The minimum of bytes an upload must send per window. */
  uploadWindow: { ms: number; minBytes: number };
  /** How much of a rejected body is read, so that its sender receives the response. */
  unread: { ms: number; maxBytes: number };
  /** Interval at which the server checks for expired requests. */
  checkMs: number;
}

export const REQUEST_TIME_LIMITS: RequestTimeLimits = {
  headersMs: 60_000,
  bodyMs: 60_000,
  uploadMs: 30 * 60_000,
  uploadWindow: { ms: 30_000, minBytes: 30 * 1024 },
  // The largest form: ten files of 10 MB.
  unread: { ms: 5 * 60_000, maxBytes: 110 * 1024 * 1024 },
  checkMs: 5_000,
};

/** The Fastify options of the limits that the HTTP server enforces itself. */
export function serverTimeouts({ headersMs, uploadMs, checkMs }: RequestTimeLimits) {
  return {
    requestTimeout: uploadMs,
    http: { headersTimeout: headersMs, requestTimeout: uploadMs, connectionsCheckingInterval: checkMs },
  };
}

/**
 * Ends requests whose body arrives too slowly: with 408 before the response has begun, else by closing the connection.
 */
export function limitBodyTime(fastify: FastifyInstance, { bodyMs, uploadWindow }: RequestTimeLimits): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (!hasBody(raw)) return;
    const timer = isUpload(raw)
      ? limitUploadRate(request, reply, uploadWindow)
      : setTimeout(() => endSlowRequest(request, reply), bodyMs);
    // A body rejected for its declared length is never read, and its request does not close with the connection.
    timer.unref();
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
  });
}

function limitUploadRate(request: FastifyRequest, reply: FastifyReply, window: RequestTimeLimits['uploadWindow']) {
  const { raw } = request;
  let bytesBefore = raw.socket.bytesRead;
  return setInterval(() => {
    const bytes = raw.socket.bytesRead - bytesBefore;
    bytesBefore = raw.socket.bytesRead;
    // Buffered bytes mean that the server is slow, not the client.
    if (bytes < window.minBytes && raw.readableLength === 0) endSlowRequest(request, reply);
  }, window.ms);
}

function endSlowRequest({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  if (reply.raw.headersSent) raw.destroy();
  else reply.header('connection', 'close').send(tooSlowError());
}

function tooSlowError(): DomainError {
  return new DomainError('tooSlow', 'too_slow', 'The request came too slowly. Please try again.');
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/form-data') ?? false;
