import { boot, explain } from './boot.js';
import type { Config } from './config.js';
import { checkPort } from './engines/port.js';
import { Stopping } from './stop.js';

/** The application takes about a second to read; that is not spent on a start that is refused. */
const application = () => import('./instance.js');

async function serve(stopping: Stopping): Promise<void> {
  const ground = boot({ beforeStart: prepare });
  // What kept the ground from being laid is told by the await below.
  stopping.after(() =>
    ground.then(
      ({ engines }) => engines.stop(),
      () => undefined,
    ),
  );
  const { config, engines } = await ground;
  const { runInstance } = await application();
  await runInstance(config, engines, stopping);
}

async function prepare({ role, host, port }: Config): Promise<void> {
  if (role !== 'worker') await checkPort(host, port);
  // Read while the engines start; a failure comes up again when it is used.
  application().catch(() => undefined);
}

const stopping = new Stopping();
serve(stopping).catch((error: unknown) => stopping.fail(() => explain(error)));
