import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { MB } from '#platform/files/file-store.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { Multipart, type MultipartForm, type UploadRules } from '#platform/http/uploads.js';
import { ChangeOrganization } from './commands/change-organization.js';
import { ImportOrganizations } from './commands/import-organizations.js';
import {
  IMPORT_MEGABYTES,
  ImportQuery,
  ImportReport,
  ManagedOrganizationList,
  OrganizationChange,
  OrganizationDetail,
  OrganizationsQuery,
  SeenOrganizations,
} from './contract/api/organizations.js';
import { ManagedOrganizations } from './read/managed-organizations.js';

const AccountNumber = z.string().max(20);
const uploads: UploadRules = { field: 'file', maxFiles: 1, maxBytes: IMPORT_MEGABYTES * MB, types: ['csv', 'xlsx'] };

/** The administration of organizations. */
@Allow(...RIGHTS.manageOrganizations)
@Controller('api/organizations')
export class OrganizationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly organizations: ManagedOrganizations,
  ) {}

  @Get('admin')
  @Returns(ManagedOrganizationList)
  list(@Query({ schema: OrganizationsQuery }) query: OrganizationsQuery) {
    return this.organizations.list(query);
  }

  @Get('admin/:accountNumber')
  @Returns(OrganizationDetail)
  get(@Param('accountNumber', { schema: AccountNumber }) accountNumber: string) {
    return this.organizations.get(accountNumber);
  }

  /** Applies a file of organizations, or reports what it would do. */
  @Post()
  @Returns(ImportReport)
  @HttpCode(200)
  import(
    @Multipart(uploads) form: MultipartForm,
    @Query({ schema: ImportQuery }) options: ImportQuery,
    @CurrentActor() actor: Actor,
  ) {
    const [file] = form.files;
    if (!file) throw invalidFieldError('file', 'Please choose a file.');
    const seen = form.text('seen') === undefined ? undefined : form.json('seen', SeenOrganizations);
    return this.commands.execute(new ImportOrganizations(file, options, actor, seen));
  }

  /** Returns the changed organization. */
  @Patch(':accountNumber')
  @Returns(OrganizationDetail)
  async change(
    @Param('accountNumber', { schema: AccountNumber }) accountNumber: string,
    @Body({ schema: OrganizationChange }) change: OrganizationChange,
    @CurrentActor() actor: Actor,
  ) {
    await this.commands.execute(new ChangeOrganization(accountNumber, change, actor));
    return this.organizations.get(accountNumber);
  }
}
