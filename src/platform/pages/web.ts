import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '#src/config.js';
import { notFoundError } from '../errors/domain-error.js';
import { Clock } from '../time/clock.js';
import { DOCUMENT_FRAME, sendFrameHeaders } from './document-frame.js';
import { type CachedPage, PageCache } from './page-cache.js';
import { RENDER_WINDOW_S, RenderLimit } from './render-limit.js';
import { createRenderer } from './renderer.js';

const YEAR_SECONDS = 31_536_000;
const SEE_OTHER = 303;

type Reply = FastifyReply & { sendFile(name: string): unknown };

/**
 * Serves the web app: hashed assets with immutable caching, public pages server-rendered, and the empty document for
 * every other path outside the API.
 */
export async function serveWeb(app: NestFastifyApplication, folders: { web: string; pages: string }): Promise<void> {
  if (!existsSync(join(folders.web, 'index.html'))) return;
  await serveFiles(app, folders.web);
  const fastify = app.getHttpAdapter().getInstance();
  const cache = app.get(PageCache);
  const render = await createRenderer(folders, app.get(Config).publicUrl, (path) =>
    cache.response(path, async () => {
      const { statusCode, body } = await fastify.inject({ url: path });
      return { status: statusCode, body };
    }),
  );

  const limit = new RenderLimit(app.get(Clock));

  fastify.get('/*', async (request: FastifyRequest, reply: Reply) => {
    if (request.url.startsWith('/api/')) throw notFoundError('This address');
    reply.header('cache-control', 'no-cache');
    const url = sameOriginPath(request.url);
    let isBeyondLimit = false;
    const page =
      render &&
      (await cache.page(url, async () => {
        isBeyondLimit = !limit.take(request);
        return isBeyondLimit ? null : render(url);
      }));
    if (page) return sendPage(page, request, reply);
    // The browser of a person renders the page itself.
    if (isBeyondLimit) reply.code(429).header('retry-after', RENDER_WINDOW_S);
    return reply.sendFile('index.html');
  });
  // A form submitted without scripts arrives here; the redirect discards its input.
  fastify.post('/*', {
    onRequest: async ({ url }: FastifyRequest, reply: FastifyReply) => {
      if (!url.startsWith('/api/')) return reply.redirect(sameOriginPath(url), SEE_OTHER);
    },
    handler: async () => {
      throw notFoundError('This address');
    },
  });
}

async function serveFiles(app: NestFastifyApplication, root: string): Promise<void> {
  const common = { index: false, preCompressed: true };
  await app.register(fastifyStatic as never, {
    ...common,
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply: FastifyReply) => {
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      // The document frame has an opaque origin and loads its scripts and styles with CORS.
      reply.header('access-control-allow-origin', '*');
    },
  });
  await app.register(fastifyStatic as never, {
    ...common,
    root,
    // A route for each of the few files that are in no folder: every other path is a page.
    wildcard: false,
    globIgnore: ['*/**/*'],
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', 'no-cache');
      if (path.endsWith(DOCUMENT_FRAME)) sendFrameHeaders(reply);
    },
  });
}

/** Collapses leading slashes, because `//` would begin another host name. */
const sameOriginPath = (url: string) => url.replace(/^[/\\]+/, '/');

function sendPage(page: CachedPage, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', page.etag).header('vary', 'accept-encoding');
  if (headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.code(page.status).type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(String(headers['accept-encoding'] ?? ''))) return reply.send(page.html);
  return reply.header('content-encoding', 'br').send(page.brotli);
}
