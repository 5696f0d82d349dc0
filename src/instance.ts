import { createApp } from './app.js';
import type { Config } from './config.js';
import { demoParts, loadDemoData } from './demo-parts.js';
import type { EngineLine, Engines } from './engines/engines.js';
import type { Stopping } from './stop.js';

const PART_WIDTH = 10;
const WHAT_WIDTH = 36;

const tell = (line: string) => console.log(line);

/** Brings up the application in its role and says so. Of role worker it listens to the queues only. */
export async function runInstance(config: Config, engines: Engines, stopping: Stopping): Promise<void> {
  const app = await createApp(config, engines);
  stopping.after(() => app.close());
  await app.init();
  const answers = config.role !== 'worker';
  if (answers && config.demo) await loadDemoData(app, tell);
  if (answers) await app.listen(config.port, config.host);
  tell(`\nCareer Gateway is ready (role ${config.role}).`);
  for (const line of engines.lines) tell(lineOf(line));
  if (answers) tell(`\nOpen ${config.publicUrl}`);
  if (answers && config.demo) for (const hint of demoParts(app).flatMap(({ part }) => part.hints ?? [])) tell(hint);
  tell('Ctrl-C stops everything.');
}

function lineOf({ part, what, where, kind }: EngineLine): string {
  return `  ${part.padEnd(PART_WIDTH)}${`${what}, ${kind}`.padEnd(WHAT_WIDTH)}${where}`;
}
