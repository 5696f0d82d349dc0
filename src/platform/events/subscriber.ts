import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';
import type { Fact, FactType } from './fact.js';

/** Stands for every fact there is, also those of modules not yet written. */
export const EVERY = 'every fact';

export interface Subscription {
  /** Also the name of its queue: unique, kebab-case. */
  name: string;
  facts: readonly FactType[] | typeof EVERY;
}

/**
 * Handles one fact in one transaction, which also holds its inbox row: the effect happens once however often the fact
 * arrives. Facts may arrive late, twice and out of order. Throwing means again later, with backoff, and a dead letter
 * after the last attempt.
 */
export interface Subscriber {
  handle(fact: Fact, em: EntityManager): Promise<void>;
}

/** The same where many facts cost little more than one: those that wait come together, in the order of the log. */
export interface BatchSubscriber {
  handleAll(facts: readonly Fact[], em: EntityManager): Promise<void>;
}

export const SUBSCRIPTION = Symbol('subscription');

/** Subscribes a provider to facts. The name is that of its queue and never changes, or waiting facts lose their way. */
export const On = (name: string, facts: readonly FactType[] | typeof EVERY): ClassDecorator =>
  SetMetadata(SUBSCRIPTION, { name, facts } satisfies Subscription);
