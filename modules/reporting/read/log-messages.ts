import type { DomainEvent, LogMessage } from '#platform/events/event.js';
import { shortId } from '#platform/events/event-texts.js';
import { EVENT_TYPES } from './event-types.js';

/** The number of a job, or the end of its id as long as it has none. */
export const jobLabel = (id: string, job: { jobListingNumber: number | null } | undefined) =>
  String(job?.jobListingNumber ?? shortId(id));

/** The log message of an event; without a text, its name in words. */
export function logMessageFor(event: Pick<DomainEvent, 'name' | 'payload' | 'actorId'>, job: string): LogMessage {
  const rendered =
    EVENT_TYPES.get(event.name)?.log?.(event.payload, job) ??
    event.name.replace(/(?<=.)([A-Z])/g, (c) => ` ${c.toLowerCase()}`);
  const { level, message } = typeof rendered === 'string' ? { level: 'info' as const, message: rendered } : rendered;
  const byOther = event.actorId !== null && event.actorId !== event.payload.userId;
  return { level, message: byOther ? `${message}, by account ${shortId(event.actorId)}` : message };
}
