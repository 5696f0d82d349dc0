import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import {
  ALL_EVENTS,
  type BatchSubscriber,
  type LongBatchSubscriber,
  type LongSubscriber,
  SUBSCRIPTION,
  type Subscriber,
  type Subscription,
} from './subscriber.js';

export interface RegisteredSubscriber extends Subscription {
  subscriber: Subscriber | BatchSubscriber | LongSubscriber | LongBatchSubscriber;
}

/** Whether its jobs are several events each. */
export const isBatchSubscriber = (subscriber: RegisteredSubscriber['subscriber']) =>
  'handleBatch' in subscriber || 'workBatch' in subscriber;

const NAME = /^[a-z][a-z0-9-]*$/;

/** All subscriptions of the running application, found by their decorator. */
@Injectable()
export class SubscriberRegistry implements OnModuleInit {
  private all: RegisteredSubscriber[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    this.all = this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const subscription = metatype && this.reflector.get<Subscription>(SUBSCRIPTION, metatype);
      return subscription && instance
        ? [{ ...subscription, subscriber: instance as RegisteredSubscriber['subscriber'] }]
        : [];
    });
    const names = this.all.map(({ name }) => name);
    const invalid = names.find((name, index) => names.indexOf(name) !== index || !NAME.test(name));
    if (invalid) throw new Error(`Subscription "${invalid}": a name is kebab-case and used once.`);
  }

  list(): readonly RegisteredSubscriber[] {
    return this.all;
  }

  /** Throws for an unknown name. */
  byName(name: string): RegisteredSubscriber {
    const subscriber = this.all.find((registered) => registered.name === name);
    if (!subscriber)
      throw new Error(`No subscriber "${name}". There are: ${this.all.map(({ name }) => name).join(', ')}.`);
    return subscriber;
  }

  forEvent(factName: string): RegisteredSubscriber[] {
    return this.all.filter(({ events }) => events === ALL_EVENTS || events.some((event) => event.name === factName));
  }
}
