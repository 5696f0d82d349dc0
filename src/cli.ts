import { createApp } from './app.js';
import { boot, explain } from './boot.js';
import { admin } from './cli/admin.js';
import type { CliCommand } from './cli/command.js';
import { deadLetters } from './cli/dead-letters.js';
import { grant } from './cli/grant.js';
import { reindex } from './cli/reindex.js';
import { replay } from './cli/replay.js';
import { seed } from './cli/seed.js';
import { BootError } from './engines/boot-error.js';
import { Stopping } from './stop.js';

const COMMANDS: Record<string, CliCommand> = { seed, reindex, replay, 'dead-letters': deadLetters, admin, grant };

/** Runs one command on the engines of the environment, beside a server that may be running on them. */
async function main(stopping: Stopping, [name = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new BootError(`Usage: npm run cli -- <command>\n${usages()}`);
  const ground = boot({ join: true });
  // What kept the ground from being laid is told by the await below.
  stopping.after(() =>
    ground.then(
      ({ engines }) => engines.stop(),
      () => undefined,
    ),
  );
  const { config, engines } = await ground;
  // Of role api it records facts and leaves their delivery to the server.
  const app = await createApp(config.with({ role: 'api' }), engines);
  stopping.after(() => app.close());
  await app.init();
  console.log(await command.run(app, args));
}

function usages(): string {
  return Object.values(COMMANDS)
    .map(({ usage }) => `  ${usage}`)
    .join('\n');
}

const stopping = new Stopping();
main(stopping, process.argv.slice(2)).then(
  () => stopping.end(0),
  (error: unknown) => stopping.fail(() => explain(error)),
);
