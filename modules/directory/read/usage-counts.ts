import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { oneProviderEach } from '#platform/discovery/one-provider-each.js';
import { CountsUsage, USAGES, type Usage, type UsageCount } from '../contract/usage-count.js';

/** How often entries of the directory are used, as the other modules count it. */
@Injectable()
export class UsageCounts implements OnModuleInit {
  private counters: ReadonlyMap<Usage, UsageCount> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws unless each use has one provider. */
  onModuleInit(): void {
    this.counters = oneProviderEach(this.discovery, CountsUsage, USAGES);
  }

  async count(usage: Usage, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return (await this.counters.get(usage)?.count(usage, keys)) ?? new Map();
  }
}
