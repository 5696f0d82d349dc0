import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../config.js';
import { notFound } from '../errors.js';
import { type CachedPage, PASSING, PageCache } from './page-cache.js';
import { openRenderer } from './renderer.js';

const YEAR_SECONDS = 31_536_000;
const SEE_OTHER = 303;

type Reply = FastifyReply & { sendFile(name: string): unknown };

/**
 * Serves the built pages: hashed files for ever; public pages as the server renders them for a visitor; and the one
 * empty document for every other address that is not the API's.
 */
export async function serveWeb(app: NestFastifyApplication, folders: { web: string; pages: string }): Promise<void> {
  if (!existsSync(join(folders.web, 'index.html'))) return;
  await app.register(fastifyStatic as never, {
    root: folders.web,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply: { header(name: string, value: string): void }, path: string) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  const fastify = app.getHttpAdapter().getInstance();
  const cache = app.get(PageCache);
  const render = await openRenderer(folders, app.get(Config).publicUrl, (path) =>
    cache.answer(path, async () => {
      const { statusCode, body, headers } = await fastify.inject({ url: path });
      return { status: statusCode, body, isPassing: headers[PASSING[0]] === PASSING[1] };
    }),
  );

  fastify.get('/*', async (request: FastifyRequest, reply: Reply) => {
    if (request.url.startsWith('/api/')) throw notFound('This address');
    reply.header('cache-control', 'no-cache');
    const address = ownAddress(request.url);
    const page = render && (await cache.page(address, () => render(address)));
    return page ? send(page, request, reply) : reply.sendFile('index.html');
  });
  // A form that is sent before the page's script has taken over comes here; it never carries what was typed anywhere.
  fastify.post('/*', {
    onRequest: async ({ url }: FastifyRequest, reply: FastifyReply) => {
      if (!url.startsWith('/api/')) return reply.redirect(ownAddress(url), SEE_OTHER);
    },
    handler: async () => {
      throw notFound('This address');
    },
  });
}

/** Two slashes would begin the name of another host, or of none. */
const ownAddress = (url: string) => url.replace(/^[/\\]+/, '/');

function send(page: CachedPage, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', page.etag).header('vary', 'accept-encoding');
  if (headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.code(page.status).type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(String(headers['accept-encoding'] ?? ''))) return reply.send(page.html);
  return reply.header('content-encoding', 'br').send(page.brotli);
}
