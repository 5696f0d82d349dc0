import { setFlagsFromString } from 'node:v8';
import { captureProcessOutput } from '#platform/logging/process-output.js';
import { assertPortFree } from './adapters/ports.js';
import { boot, printBootError } from './boot.js';
import { type Config, chooseLogFormat } from './config.js';
import { GracefulShutdown } from './shutdown.js';

/** Loaded on demand: importing the application takes about a second, which a failed boot need not spend. */
const loadApplication = () => import('./instance.js');

async function serve(shutdown: GracefulShutdown): Promise<void> {
  const booting = boot({ beforeStart: prepare });
  // If boot fails, the `await` below reports it and there is nothing to stop.
  shutdown.onShutdown(() =>
    booting.then(
      ({ services }) => services.stop(),
      () => undefined,
    ),
  );
  const { config, services } = await booting;
  const { runInstance } = await loadApplication();
  await runInstance(config, services, shutdown);
}

async function prepare({ role, host, port }: Config): Promise<void> {
  if (role !== 'worker') await assertPortFree(host, port);
  // Imported while the services start; an error is thrown again at its use.
  loadApplication().catch(() => undefined);
}

// V8 lets the heap grow to several times of what is alive. As a flag of the command line it would end a Node that does
// not know it.
setFlagsFromString('--heap-growing-percent=20');
captureProcessOutput(chooseLogFormat(process.env));
const shutdown = new GracefulShutdown();
serve(shutdown).catch((error: unknown) => shutdown.exitWithError(() => printBootError(error)));
