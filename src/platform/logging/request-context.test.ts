import { once } from 'node:events';
import { type IncomingMessage, request as openRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { currentRequestId, trackRequests } from './request-context.js';

let adapter: FastifyAdapter;
afterEach(() => adapter.close());

async function listen(handle: () => unknown): Promise<string> {
  adapter = new FastifyAdapter({ genReqId: ({ headers }: IncomingMessage) => String(headers.id) });
  const fastify = adapter.getInstance();
  trackRequests(fastify);
  fastify.post('/', async () => ({ answer: (await handle()) ?? null }));
  return fastify.listen({ port: 0, host: '127.0.0.1' });
}

/** Sends the body in two parts, so that its end comes as an event of the connection. */
async function post(url: string, id: string): Promise<unknown> {
  const sent = openRequest(url, { method: 'POST', headers: { id, 'content-type': 'application/json' } });
  sent.write('{"a":');
  await pause(30);
  sent.end('1}');
  const [response] = await once(sent, 'response');
  response.setEncoding('utf8');
  let text = '';
  for await (const chunk of response) text += chunk;
  return JSON.parse(text).answer;
}

it('knows the id of each request wherever its handling leads, also of several at once', async () => {
  const url = await listen(async () => {
    await pause(20);
    return currentRequestId();
  });
  const ids = ['one', 'two', 'three'];
  expect(await Promise.all(ids.map((id) => post(url, id)))).toEqual(ids);
  expect(currentRequestId()).toBeUndefined();
});

it('leaves what a request started and its response did not wait for without an id', async () => {
  let later: Promise<unknown> | undefined;
  const url = await listen(() => {
    later = pause(100).then(currentRequestId);
    return currentRequestId();
  });
  expect(await post(url, 'one')).toBe('one');
  expect(await later).toBeUndefined();
});
