import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { ALL_EVENTS } from './subscriber.js';
import { SubscriberRegistry } from './subscriber-registry.js';

/** `notCovered`: the event is older than the subscription. */
type DeliveryState = 'delivered' | 'retrying' | 'gaveUp' | 'waiting' | 'notCovered';

export interface EventDelivery {
  subscriber: string;
  state: DeliveryState;
  attempts: number;
  /** Of the last attempt. */
  at: Date | null;
  retryAt: Date | null;
  error: string | null;
  deadLetterId: string | null;
}

interface Row {
  subscriber: string;
  handledAt: Date | null;
  attempts: number | null;
  failedAt: Date | null;
  retryAt: Date | null;
  error: string | null;
  deadLetterId: string | null;
  isNotCovered: boolean;
}

const DELIVERIES = `
  select s.name as subscriber, i.handled_at as "handledAt", coalesce(d.attempts, x.attempts + x.earlier_attempts) as attempts,
         coalesce(d.failed_at, x.failed_at) as "failedAt", x.retry_at as "retryAt", coalesce(d.error, x.error) as error,
         d.id as "deadLetterId",
         coalesce(f.published_at < (select max(settled_until) from subscription
           where subscriber = s.name and fact_name in (f.name, '${ALL_EVENTS}')), false) as "isNotCovered"
    from fact f cross join unnest(?::text[]) as s (name)
    left join inbox i on i.subscriber = s.name and i.fact_id = f.id
    left join dead_letter d on d.subscriber = s.name and d.fact_id = f.id
    left join delivery_failure x on x.subscriber = s.name and x.fact_id = f.id
   where f.id = ? order by s.name`;

/** Reads the outcome of each delivery of an event. */
@Injectable()
export class EventDeliveries {
  constructor(
    private readonly database: Database,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  /** One for each subscriber of events of this name. */
  async of(event: { id: string; name: string }): Promise<EventDelivery[]> {
    const names = this.subscribers.forEvent(event.name).map(({ name }) => name);
    const rows = await this.database.lookup<Row>(DELIVERIES, [names, event.id]);
    return rows.map(toDelivery);
  }
}

function toDelivery({ handledAt, failedAt, attempts, isNotCovered, ...row }: Row): EventDelivery {
  const failures = attempts ?? 0;
  if (handledAt)
    return { ...row, state: 'delivered', attempts: failures + 1, at: handledAt, retryAt: null, deadLetterId: null };
  const state = row.deadLetterId ? 'gaveUp' : failedAt ? 'retrying' : isNotCovered ? 'notCovered' : 'waiting';
  return { ...row, state, attempts: failures, at: failedAt, retryAt: state === 'retrying' ? row.retryAt : null };
}
