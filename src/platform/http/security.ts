import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { DomainError } from '../errors/domain-error.js';
import { HOLD_SUBMIT_SOURCE } from '../pages/hold-submit.js';
import { assertShallow, decodeUtf8 } from './request-text.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

type SetHeaders = ReturnType<typeof helmet>;

/**
 * Makes what sets the security headers. Scripts come from our own files, except one allowed by its hash. Inline styles
 * are allowed because Mantine writes its variables into a style element. Made once; Fastify's plugin would put the
 * policy together for each request.
 */
export function securityHeaders(publicUrl: string): SetHeaders {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", HOLD_SUBMIT_SOURCE],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

/** Answers a URL that the router cannot read, before any hook, like every other error. */
export const answerUnreadableUrl =
  (setHeaders: SetHeaders) =>
  ({ statusCode = 400 }: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    setHeaders(request.raw, reply.raw, () => {
      const body = { statusCode, code: 'malformed_url', message: 'This address could not be read.' };
      reply.status(statusCode).header('x-request-id', request.id).header('cache-control', 'no-store').send(body);
    });
  };

/** Registers security headers, body parsers and the origin check. */
export async function registerSecurity(
  app: NestFastifyApplication,
  publicUrl: string,
  setHeaders: SetHeaders,
): Promise<void> {
  const publicOrigin = new URL(publicUrl).origin;
  await app.register(multipart as never, { throwFileSizeLimit: true });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', ({ raw }: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) =>
    setHeaders(raw, reply.raw, done as (error?: unknown) => void),
  );
  // Another site can send text/plain without a preflight; we read only JSON and multipart.
  fastify.removeContentTypeParser('text/plain');
  const parse = fastify.getDefaultJsonParser('error', 'error');
  const { bodyLimit } = fastify.initialConfig;
  // Renamed, because the linter takes `useBodyParser` for a React hook.
  const readBody = app.useBodyParser.bind(app);
  readBody('application/json', { bodyLimit }, (request, body, done) => {
    try {
      const text = decodeUtf8(body);
      assertShallow(text);
      parse(request as never, text, done);
    } catch (error) {
      done(error as Error);
    }
  });
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (isCrossOrigin(request, publicOrigin))
      throw new DomainError('forbidden', 'foreign_origin', 'This request came from another site.');
  });
}

/** Behind a proxy that rewrites Host, our own pages have the origin of PUBLIC_URL. */
function isCrossOrigin({ method, headers }: FastifyRequest, publicOrigin: string): boolean {
  if (SAFE_METHODS.has(method) || !headers.origin || headers.origin === publicOrigin) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
}
