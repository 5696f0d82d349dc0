import { setTimeout as pause } from 'node:timers/promises';
import { type BackendFactory, PostgresConnection, PostgresQueueBackend } from 'bullmq';
import type pg from 'pg';

const PAUSE_AFTER_FAILURE_MS = 500;

/**
 * BullMQ checks the schema once per connection and remembers the outcome, also a failure: a worker that was started in
 * the moment PostgreSQL died would fail for ever. We have brought the schema up to date ourselves.
 */
class CheckedConnection extends PostgresConnection {
  override async waitUntilReady(): Promise<void> {}
}

class PatientBackend extends PostgresQueueBackend {
  /** BullMQ's worker asks again at once after an error; without a pause it would keep the whole process busy. */
  override async moveToActive(
    ...call: Parameters<PostgresQueueBackend['moveToActive']>
  ): ReturnType<PostgresQueueBackend['moveToActive']> {
    try {
      return await super.moveToActive(...call);
    } catch (error) {
      await pause(PAUSE_AFTER_FAILURE_MS);
      throw error;
    }
  }
}

/** BullMQ on a pool of our own whose schema is up to date. */
export const postgresBackend: BackendFactory<PatientBackend, pg.Pool> = (name, options) =>
  new PatientBackend(new CheckedConnection(options.connection), name, options);
