import type { FailureKind } from '#platform/errors/failure-kind.js';

/** A failure of a real backing service with its expected classification. */
export interface Provoked {
  name: string;
  kind: FailureKind | null;
  /** Causes the failure and throws it. */
  provoke(): Promise<unknown>;
}

/** Failures of one backing service, with set-up and teardown. */
export interface FailureSource {
  service: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  failures: Provoked[];
}
