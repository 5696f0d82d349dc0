import { createApp } from './app.js';
import { boot, explain, type Ground } from './boot.js';
import type { Config } from './config.js';
import { demoParts, loadDemoData } from './demo-parts.js';
import { checkPort } from './engines/port.js';
import { Stopping } from './stop.js';

const PART_WIDTH = 10;
const WHAT_WIDTH = 36;

const tell = (line: string) => console.log(line);

async function serve(stopping: Stopping): Promise<void> {
  const ground = boot({ beforeStart: (config) => checkAddress(config) });
  // What kept the ground from being laid is told by the await below.
  stopping.after(() => ground.then(({ engines }) => engines.stop(), () => undefined));
  const { config, engines } = await ground;
  const app = await createApp(config, engines);
  stopping.after(() => app.close());
  await app.init();
  if (config.demo && config.role !== 'worker') await loadDemoData(app, tell);
  if (config.role !== 'worker') await app.listen(config.port, config.host);
  report({ config, engines });
  if (config.role !== 'worker') {
    tell(`\nOpen ${config.publicUrl}`);
    if (config.demo) for (const hint of demoParts(app).flatMap(({ part }) => part.hints ?? [])) tell(hint);
  }
  tell('Ctrl-C stops everything.');
}

async function checkAddress({ role, host, port }: Config): Promise<void> {
  if (role !== 'worker') await checkPort(host, port);
}

function report({ config, engines }: Ground): void {
  tell(`\nCareer Gateway is ready (role ${config.role}).`);
  for (const { part, what, where, kind } of engines.lines) {
    tell(`  ${part.padEnd(PART_WIDTH)}${`${what}, ${kind}`.padEnd(WHAT_WIDTH)}${where}`);
  }
}

const stopping = new Stopping();
serve(stopping).catch((error: unknown) => stopping.fail(() => explain(error)));
