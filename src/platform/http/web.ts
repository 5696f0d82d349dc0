import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.js';

const YEAR_SECONDS = 31_536_000;

/** Serves the built pages: hashed files for ever, and the one page for every address that is not the API's. */
export async function serveWeb(app: NestFastifyApplication, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic as never, {
    root: folder,
    wildcard: false,
    index: false,
    setHeaders: (reply: { header(name: string, value: string): void }, path: string) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/*', (request: FastifyRequest, reply: FastifyReply & { sendFile(name: string): unknown }) => {
    if (request.url.startsWith('/api/')) throw notFound('This address');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
