import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SharesUserData, USER_DATA, type UserDataShare } from '../contract/user-data.js';

/** The shares of all modules in the data about a user, in their order. */
@Injectable()
export class UserDataShares implements OnModuleInit {
  private shares: readonly UserDataShare[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws unless each share has one provider. */
  onModuleInit(): void {
    const providers = this.discovery.getProviders({ metadataKey: SharesUserData.KEY });
    this.shares = USER_DATA.map((name) => {
      const found = providers.filter(
        (provider) => this.discovery.getMetadataByDecorator(SharesUserData, provider) === name,
      );
      if (found.length !== 1) throw new Error(`User data "${name}" have ${found.length} providers.`);
      return found[0]?.instance;
    });
  }

  list(): readonly UserDataShare[] {
    return this.shares;
  }
}
