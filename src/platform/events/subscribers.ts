import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type BatchSubscriber, EVERY, SUBSCRIPTION, type Subscriber, type Subscription } from './subscriber.js';

export interface Subscribed extends Subscription {
  subscriber: Subscriber | BatchSubscriber;
}

const NAME = /^[a-z][a-z0-9-]*$/;

/** Every subscription of the running application, found by its decorator. */
@Injectable()
export class Subscribers implements OnModuleInit {
  private all: Subscribed[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    this.all = this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const subscription = metatype && this.reflector.get<Subscription>(SUBSCRIPTION, metatype);
      return subscription && instance ? [{ ...subscription, subscriber: instance as Subscribed['subscriber'] }] : [];
    });
    const names = this.all.map((one) => one.name);
    const wrong = names.find((name, at) => names.indexOf(name) !== at || !NAME.test(name));
    if (wrong) throw new Error(`Subscription "${wrong}": a name is kebab-case and used once.`);
  }

  list(): readonly Subscribed[] {
    return this.all;
  }

  /** Throws for a name nobody has. */
  named(name: string): Subscribed {
    const found = this.all.find((one) => one.name === name);
    if (!found) throw new Error(`No subscriber "${name}". There are: ${this.all.map((one) => one.name).join(', ')}.`);
    return found;
  }

  of(factName: string): Subscribed[] {
    return this.all.filter(({ facts }) => facts === EVERY || facts.some((fact) => fact.name === factName));
  }
}
