import { isUtf8 } from 'node:buffer';
import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { DomainError } from '../errors.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Headers, body kinds and origins for the whole application (TRUST S18, S27). Scripts come from our own files only;
 * styles may be inline because the component library writes its variables into a style element.
 */
export async function secure(app: NestFastifyApplication, https: boolean): Promise<void> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(multipart as never, { throwFileSizeLimit: true });
  const fastify = app.getHttpAdapter().getInstance();
  // A page elsewhere can send text/plain without asking; JSON and multipart are all we read.
  fastify.removeContentTypeParser('text/plain');
  const parse = fastify.getDefaultJsonParser('error', 'error');
  const { bodyLimit } = fastify.initialConfig;
  // By its own name the linter takes it for a hook of React.
  const readBody = app.useBodyParser.bind(app);
  readBody('application/json', { bodyLimit }, (request, body, done) =>
    isUtf8(body) ? parse(request as never, body.toString(), done) : done(notText()),
  );
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    setHeaders(request.raw, reply.raw, () => {});
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (foreignOrigin(request))
      throw new DomainError('forbidden', 'foreign_origin', 'This request came from another site.');
  });
}

/** Decoding would put a replacement character where the sender had something else, and keep that. */
function notText(): DomainError {
  return new DomainError('invalid', 'not_utf8', 'The request is not written in UTF-8.');
}

function foreignOrigin({ method, headers }: FastifyRequest): boolean {
  if (SAFE_METHODS.has(method) || !headers.origin) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
}
