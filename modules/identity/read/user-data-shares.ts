import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SharesUserData, type UserDataShare } from '../contract/user-data.js';

/** The shares of all modules in the data about a user, in their order. */
@Injectable()
export class UserDataShares implements OnModuleInit {
  private shares: readonly UserDataShare[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.shares = this.discovery
      .getProviders({ metadataKey: SharesUserData.KEY })
      .map((provider) => ({
        order: this.discovery.getMetadataByDecorator(SharesUserData, provider) ?? 0,
        share: provider.instance as UserDataShare,
      }))
      .sort((a, b) => a.order - b.order)
      .map(({ share }) => share);
  }

  list(): readonly UserDataShare[] {
    return this.shares;
  }
}
