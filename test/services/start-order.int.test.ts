import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startServices } from '#src/adapters/backing-services.js';
import { loadConfig } from '#src/config.js';
import { environmentOf, type TestApp } from '../support/app.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let asked = 0;
const server = createServer((socket) => {
  asked += 1;
  socket.destroy();
});
beforeAll(async () => {
  app = await sharedApp();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

it('(F2) other services are asked before the application is imported, which keeps their answers waiting', async () => {
  const { port } = server.address() as AddressInfo;
  const config = loadConfig({ ...environmentOf(app.home), REDIS_URL: `redis://127.0.0.1:${port}` });
  let askedBefore = 0;
  const services = await startServices(config, {
    beforeStart: async () => {
      askedBefore = asked;
    },
  });
  await services.stop();
  expect(askedBefore).toBe(1);
  expect(services.problems).toEqual([expect.stringMatching(/^Redis does not answer /)]);
});
