import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';
import type { Fact, FactType } from './fact.js';

/** Subscribes to all facts, also those of modules not yet written. */
export const ALL_FACTS = 'every fact';

export interface Subscription {
  /** Also the name of the queue: unique, kebab-case. */
  name: string;
  facts: readonly FactType[] | typeof ALL_FACTS;
}

/**
 * Handles one fact in the transaction that writes its inbox row, so that the effect happens once. Facts may arrive
 * late, more than once and out of order. An exception causes a retry with back-off, and a dead letter after the last
 * attempt.
 */
export interface Subscriber {
  handle(fact: Fact, em: EntityManager): Promise<void>;
}

/**
 * Writes the effect of facts in the transaction of their inbox rows. Throws if another run has handled all of them.
 */
export type Commit = (write: (em: EntityManager) => Promise<void>) => Promise<void>;

/**
 * Handles one fact by work that takes long or calls others, such as a mail or a file, outside of any transaction: a
 * transaction waits for nothing but the database. Work that ends without `commit` had no effect. Two runs may work at
 * once, and one of them commits.
 */
export interface LongSubscriber {
  work(fact: Fact, commit: Commit): Promise<void>;
}

/** Handles waiting facts in batches, in log order, where many facts cost little more than one. */
export interface BatchSubscriber {
  handleBatch(facts: readonly Fact[], em: EntityManager): Promise<void>;
}

/** Like `LongSubscriber`, for waiting facts in batches, in log order. Some may be handled by another run meanwhile. */
export interface LongBatchSubscriber {
  workBatch(facts: readonly Fact[], commit: Commit): Promise<void>;
}

export const SUBSCRIPTION = Symbol('subscription');

/**
 * Subscribes a provider to facts. The name is also that of the queue; it never changes, or queued facts would be lost.
 */
export const SubscribeTo = (name: string, facts: readonly FactType[] | typeof ALL_FACTS): ClassDecorator =>
  SetMetadata(SUBSCRIPTION, { name, facts } satisfies Subscription);
