import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata, type Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import type { DomainEvent, EventType } from './event.js';

/** Subscribes to all events, also those of modules not yet written. */
export const ALL_EVENTS = 'every fact';

export interface Subscription {
  /** Also the name of the queue: unique, kebab-case. */
  name: string;
  events: readonly EventType[] | typeof ALL_EVENTS;
}

/**
 * Handles one event in the transaction that writes its inbox row, so that the effect happens once. Events may arrive
 * late, more than once and out of order. An exception causes a retry with back-off, and a dead letter after the last
 * attempt.
 */
export interface Subscriber {
  handle(event: DomainEvent, em: EntityManager): Promise<void>;
}

/**
 * Writes the effect of events in the transaction of their inbox rows. Throws if another run has handled all of them.
 */
export type Commit = (write: (em: EntityManager) => Promise<void>) => Promise<void>;

/**
 * Handles one event by work that takes long or calls others, such as a mail or a file, outside of any transaction: a
 * transaction waits for nothing but the database. Work that ends without `commit` had no effect. Two runs may work at
 * once, and one of them commits.
 */
export interface LongSubscriber {
  work(event: DomainEvent, commit: Commit): Promise<void>;
}

/** Handles waiting events in batches, in log order, where many events cost little more than one. */
export interface BatchSubscriber {
  handleBatch(events: readonly DomainEvent[], em: EntityManager): Promise<void>;
}

/** Like `LongSubscriber`, for waiting events in batches, in log order. Some may be handled by another run meanwhile. */
export interface LongBatchSubscriber {
  workBatch(events: readonly DomainEvent[], commit: Commit): Promise<void>;
}

export const SUBSCRIPTION = Symbol('subscription');

/**
 * Subscribes a provider to events. The name is also that of the queue; it never changes, or queued events would be
 * lost.
 */
export const SubscribeTo = (name: string, events: readonly EventType[] | typeof ALL_EVENTS): ClassDecorator =>
  SetMetadata(SUBSCRIPTION, { name, events } satisfies Subscription);

/** The names of the subscribers in `modules` and in those that they import, known before an application is created. */
export function subscribersIn(modules: readonly Type[]): string[] {
  const listed = (key: string): Type[] => modules.flatMap((module) => Reflect.getMetadata(key, module) ?? []);
  const own = listed(MODULE_METADATA.PROVIDERS).flatMap(
    (provider): Subscription[] => Reflect.getMetadata(SUBSCRIPTION, provider) ?? [],
  );
  const imported = listed(MODULE_METADATA.IMPORTS);
  const names = [...own.map(({ name }) => name), ...(imported.length ? subscribersIn(imported) : [])];
  // Two modules may import the same one.
  return [...new Set(names)];
}
