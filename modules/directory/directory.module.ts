import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Entities } from '#platform/database/entities.module.js';
import { AddReferenceEntryHandler } from './commands/add-reference-entry.js';
import { ChangeOrganizationHandler } from './commands/change-organization.js';
import { ChangeReferenceEntryHandler } from './commands/change-reference-entry.js';
import { ImportOrganizationsHandler } from './commands/import-organizations.js';
import { LoadReferenceDataHandler } from './commands/load-reference-data.js';
import { RemoveReferenceEntryHandler } from './commands/remove-reference-entry.js';
import { RestoreReferenceEntryHandler } from './commands/restore-reference-entry.js';
import { DirectoryApi } from './contract/directory-api.js';
import { DirectoryController } from './directory.controller.js';
import { DirectoryService } from './directory.service.js';
import { Certification } from './domain/certification.js';
import { Credential } from './domain/credential.js';
import { Organization } from './domain/organization.js';
import { Position } from './domain/position.js';
import { OrganizationsController } from './organizations.controller.js';
import { Areas } from './read/areas.js';
import { Geography } from './read/geography.js';
import { ManagedOrganizations } from './read/managed-organizations.js';
import { Organizations } from './read/organizations.js';
import { Positions } from './read/positions.js';
import { ReferenceData } from './read/reference-data.js';
import { UsageCounts } from './read/usage-counts.js';
import { REFERENCE_CONTROLLERS } from './reference-data.controllers.js';

const COMMAND_HANDLERS = [
  AddReferenceEntryHandler,
  ChangeOrganizationHandler,
  ChangeReferenceEntryHandler,
  ImportOrganizationsHandler,
  LoadReferenceDataHandler,
  RemoveReferenceEntryHandler,
  RestoreReferenceEntryHandler,
];

/**
 * Organizations and the reference data that everything refers to: positions, counties, regions, intermediate units, ZIP
 * places.
 *
 * Owns the aggregates Organization, Position, Credential and Certification; the tables `organization`, `position`,
 * `credential`, `certification`; the data files in `modules/directory/data`.
 */
@Global()
@Module({
  imports: [Entities.register([Certification, Credential, Organization, Position])],
  controllers: [DirectoryController, OrganizationsController, ...REFERENCE_CONTROLLERS],
  providers: [
    Areas,
    Geography,
    ManagedOrganizations,
    Organizations,
    Positions,
    ReferenceData,
    UsageCounts,
    ...COMMAND_HANDLERS,
    { provide: DirectoryApi, useClass: DirectoryService },
  ],
  exports: [DirectoryApi],
})
export class DirectoryModule implements OnModuleInit {
  constructor(private readonly load: LoadReferenceDataHandler) {}

  async onModuleInit(): Promise<void> {
    await this.load.execute();
  }
}
