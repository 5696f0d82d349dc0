import { Logger } from '@nestjs/common';
import { Drain } from '#platform/http/drain.js';
import { RedactingLogger } from '#platform/logging/redacting-logger.js';
import type { BackingServices, ServiceLine } from './adapters/backing-services.js';
import { createApp } from './app.js';
import type { Config } from './config.js';
import { assertNoDemoData, discoverSeeders, runSeeders } from './seeding.js';
import type { GracefulShutdown } from './shutdown.js';

const PART_WIDTH = 10;
const WHAT_WIDTH = 36;

const print = (line: string) => console.log(line);

/** Starts the application in its role and prints its services. Role worker only processes queues. */
export async function runInstance(
  config: Config,
  services: BackingServices,
  shutdown: GracefulShutdown,
): Promise<void> {
  Logger.overrideLogger(new RedactingLogger(config.logFormat));
  const app = await createApp(config, services);
  shutdown.onShutdown(() => app.close());
  // Before any request or delivery.
  if (config.exposed && !config.demo) await assertNoDemoData(app);
  await app.init();
  const servesRequests = config.role !== 'worker';
  if (servesRequests && config.demo) await runSeeders(app, print);
  if (servesRequests) {
    await app.listen(config.port, config.host);
    shutdown.onShutdown(() => app.get(Drain).run(app.getHttpServer()));
  }
  print(`\nCareer Gateway is ready (role ${config.role}).`);
  for (const line of services.lines) print(formatServiceLine(line));
  if (servesRequests) print(`\nOpen ${config.publicUrl}`);
  // The rest is for somebody at a terminal.
  if (config.logFormat === 'json') return;
  if (servesRequests && config.demo)
    for (const hint of discoverSeeders(app).flatMap(({ seeder }) => seeder.hints ?? [])) print(hint);
  print('Ctrl-C stops everything.');
}

function formatServiceLine({ part, what, where, kind }: ServiceLine): string {
  return `  ${part.padEnd(PART_WIDTH)}${`${what}, ${kind}`.padEnd(WHAT_WIDTH)}${where}`;
}
