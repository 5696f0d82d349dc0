import { Module, type OnModuleInit } from '@nestjs/common';
import { Entities } from '../../src/platform/database/entities.module.js';
import { LoadReferenceDataHandler } from './commands/load-reference-data.js';
import { DirectoryController } from './directory.controller.js';
import { Organization } from './domain/organization.js';
import { Position } from './domain/position.js';
import { Areas } from './read/areas.js';
import { Geography } from './read/geography.js';
import { Organizations } from './read/organizations.js';
import { Positions } from './read/positions.js';
import { QUERY_HANDLERS } from './read/query-handlers.js';

/**
 * Owns organizations, the position catalogue, counties, regions, intermediate units and ZIP places.
 * Records DirectoryLoaded, OrganizationChanged and PositionChanged.
 * Subscribes to nothing.
 */
@Module({
  imports: [Entities.register([Organization, Position])],
  controllers: [DirectoryController],
  providers: [Areas, Geography, Organizations, Positions, LoadReferenceDataHandler, ...QUERY_HANDLERS],
})
export class DirectoryModule implements OnModuleInit {
  constructor(private readonly load: LoadReferenceDataHandler) {}

  async onModuleInit(): Promise<void> {
    await this.load.execute();
  }
}
