import type { INestApplicationContext } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { EventType } from '#platform/events/event.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { BootError } from '../adapters/boot-error.js';

/** A sub-command of the command line. `run` returns the line to print at the end. */
export interface CliCommand {
  usage: string;
  run(app: INestApplicationContext, args: string[]): Promise<string>;
}

/** Makes an error that prints the usage. */
export function usageError(usage: string): BootError {
  return new BootError(`Usage: npm run cli -- ${usage}`);
}

/** Records an action of an operator as an event, for the system log. */
export async function recordOperatorEvent<T extends EventType>(
  app: INestApplicationContext,
  type: T,
  payload: object,
): Promise<void> {
  const database = app.get(Database, { strict: false });
  await database.transaction(async (em) => recordWithoutAggregate(em, type, payload as never, null));
}

/** Returns a function that overwrites one line of a terminal, and prints nothing into a log. */
export function createProgressReporter(what: string): (done: number) => void {
  return (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${what}: ${done}`);
  };
}
