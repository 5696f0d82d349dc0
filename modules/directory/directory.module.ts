import { Module, type OnModuleInit } from '@nestjs/common';
import { Entities } from '../../src/platform/database/entities.module.js';
import { LoadReferenceDataHandler } from './commands/load-reference-data.js';
import { DirectoryController } from './directory.controller.js';
import { Organization } from './domain/organization.js';
import { Position } from './domain/position.js';
import { ANSWERS } from './read/answers.js';
import { Areas } from './read/areas.js';
import { Geography } from './read/geography.js';
import { Organizations } from './read/organizations.js';
import { Positions } from './read/positions.js';

/**
 * owns   organizations, the position catalogue, counties, regions, intermediate units, ZIP places
 * says   DirectoryLoaded, OrganizationChanged, PositionChanged
 * hears  nothing
 */
@Module({
  imports: [Entities.of([Organization, Position])],
  controllers: [DirectoryController],
  providers: [Areas, Geography, Organizations, Positions, LoadReferenceDataHandler, ...ANSWERS],
})
export class DirectoryModule implements OnModuleInit {
  constructor(private readonly load: LoadReferenceDataHandler) {}

  async onModuleInit(): Promise<void> {
    await this.load.execute();
  }
}
