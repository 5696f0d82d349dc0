import type { Logger } from '@nestjs/common';
import { formatErrorForLog } from './format-error.js';

interface Outage {
  beganAt: number;
  callers: Set<string>;
}

/**
 * Logs each outage once when it begins and once when it ends, however many calls of however many callers fail for the
 * same reason.
 */
export class OutageLog {
  private readonly outages = new Map<string, Outage>();

  constructor(private readonly log: Logger) {}

  begin(caller: string, error: unknown): void {
    const reason = outageKey(error);
    const outage = this.outages.get(reason);
    if (outage) outage.callers.add(caller);
    else {
      this.outages.set(reason, { beganAt: Date.now(), callers: new Set([caller]) });
      this.log.warn(`${caller} waits: ${formatErrorForLog(error)}`);
    }
  }

  /** Ends the outages that `who` waited for. Callers that still wait begin a new one. */
  end(caller: string): void {
    for (const [reason, { beganAt: begunAt, callers: waiting }] of this.outages) {
      if (!waiting.has(caller)) continue;
      this.outages.delete(reason);
      const [first, ...others] = waiting;
      const alike = others.length ? `, and so does the rest: ${others.join(', ')}` : '';
      this.log.warn(`${first} goes on after ${Math.round((Date.now() - begunAt) / 1_000)} s${alike}`);
    }
  }
}

/** Identifies an outage by codes, because messages may contain an id that changes each time. */
function outageKey(error: unknown): string {
  const { name, code, responseCode } = (error ?? {}) as { name?: string; code?: unknown; responseCode?: unknown };
  return [name, code, responseCode].join(' ');
}
