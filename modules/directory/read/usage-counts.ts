import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { CountsUsage, USAGES, type Usage, type UsageCount } from '../contract/usage-count.js';

/** How often entries of the directory are used, as the other modules count it. */
@Injectable()
export class UsageCounts implements OnModuleInit {
  private readonly counters = new Map<Usage, UsageCount>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws unless each use has one provider. */
  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: CountsUsage.KEY }))
      for (const usage of this.discovery.getMetadataByDecorator(CountsUsage, provider) ?? []) {
        if (this.counters.has(usage)) throw new Error(`Uses "${usage}" are counted by two providers.`);
        this.counters.set(usage, provider.instance);
      }
    const missing = USAGES.filter((usage) => !this.counters.has(usage));
    if (missing.length) throw new Error(`Uses that nobody counts: ${missing.join(', ')}.`);
  }

  async count(usage: Usage, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return (await this.counters.get(usage)?.count(usage, keys)) ?? new Map();
  }
}
