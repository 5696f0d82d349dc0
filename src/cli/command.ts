import type { INestApplicationContext } from '@nestjs/common';
import { BootError } from '../engines/boot-error.js';
import { Database } from '../platform/database/database.js';
import type { FactType } from '../platform/events/fact.js';
import { recordAlone } from '../platform/events/outbox.subscriber.js';

/** One sub-command of the command line. `run` answers the line to print at the end. */
export interface CliCommand {
  usage: string;
  run(app: INestApplicationContext, args: string[]): Promise<string>;
}

/** Ends the command with how it is called. */
export function misused(usage: string): BootError {
  return new BootError(`Usage: npm run cli -- ${usage}`);
}

/** What an operator did stands in the log like everything else. */
export async function log<T extends FactType>(app: INestApplicationContext, type: T, payload: object): Promise<void> {
  const database = app.get(Database, { strict: false });
  await database.transaction(async (em) => recordAlone(em, type, payload as never, null));
}

/** Overwrites one line of a terminal; a log would only be filled by it. */
export function progress(what: string): (done: number) => void {
  return (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${what}: ${done}`);
  };
}
