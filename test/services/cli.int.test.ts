import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import { startApp, type TestApp } from '../support/app.js';
import { environmentBeside } from '../support/instances/beside.js';
import { Server } from '../support/instances/server.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { ROLE: 'api' } });
});
afterAll(() => app?.close());

const cli = (...args: string[]) =>
  Server.spawn(environmentBeside(app, 'embedded', 'worker'), { args: ['src/cli.js', ...args] }).end();

it('dead-letters replay fails for a dead letter that does not exist, and succeeds where there is none at all', async () => {
  const id = newId();
  expect(await cli('dead-letters', 'replay', id)).toEqual({
    code: 1,
    output: `The dead letter ${id} was not found.\n`,
  });
  expect(await cli('dead-letters', 'replay')).toMatchObject({ code: 0, output: expect.stringMatching(/^0 dead/) });
});
