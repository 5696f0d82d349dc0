import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { oneProviderEach } from '#platform/discovery/one-provider-each.js';
import { SharesUserData, USER_DATA, type UserDataName, type UserDataShare } from '../contract/user-data.js';

/** The shares of all modules in the data about a user, in their order. */
@Injectable()
export class UserDataShares implements OnModuleInit {
  private shares: readonly UserDataShare[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws unless each share has one provider. */
  onModuleInit(): void {
    this.shares = [...oneProviderEach<UserDataName, UserDataShare>(this.discovery, SharesUserData, USER_DATA).values()];
  }

  list(): readonly UserDataShare[] {
    return this.shares;
  }
}
