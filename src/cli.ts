import { Logger } from '@nestjs/common';
import { RedactingLogger } from '#platform/logging/redacting-logger.js';
import { BootError } from './adapters/boot-error.js';
import { createApp } from './app.js';
import { boot, printBootError } from './boot.js';
import { admin } from './cli/admin.js';
import type { CliCommand } from './cli/command.js';
import { deadLetters } from './cli/dead-letters.js';
import { demo } from './cli/demo.js';
import { files } from './cli/files.js';
import { grant } from './cli/grant.js';
import { recount } from './cli/recount.js';
import { reindex } from './cli/reindex.js';
import { replay } from './cli/replay.js';
import { seed } from './cli/seed.js';
import { texts } from './cli/texts.js';
import { GracefulShutdown } from './shutdown.js';

const COMMANDS: Record<string, CliCommand> = {
  seed,
  demo,
  reindex,
  recount,
  replay,
  'dead-letters': deadLetters,
  files,
  texts,
  admin,
  grant,
};

/** Runs one command on the configured backing services, possibly beside a running server. */
async function main(shutdown: GracefulShutdown, [name = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new BootError(`Usage: npm run cli -- <command>\n${usages()}`);
  const booting = boot({ join: true });
  // If boot fails, the `await` below reports it and there is nothing to stop.
  shutdown.onShutdown(() =>
    booting.then(
      ({ services }) => services.stop(),
      () => undefined,
    ),
  );
  const { config, services } = await booting;
  // Users read the output of a command, whatever the format of the log.
  Logger.overrideLogger(new RedactingLogger('plain'));
  // Role api: it records events and leaves their delivery to the server.
  const app = await createApp(config.with({ role: 'api' }), services);
  shutdown.onShutdown(() => app.close());
  await app.init();
  console.log(await command.run(app, args));
}

function usages(): string {
  return Object.values(COMMANDS)
    .map(({ usage }) => `  ${usage}`)
    .join('\n');
}

const shutdown = new GracefulShutdown();
main(shutdown, process.argv.slice(2)).then(
  () => shutdown.exit(0),
  (error: unknown) => shutdown.exitWithError(() => printBootError(error)),
);
