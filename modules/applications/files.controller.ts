import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { type Actor, Allow, CurrentActor } from '../../src/platform/http/access.js';
import { RIGHTS } from '../identity/contract/queries.js';
import { ApplicationDownloads } from './read/application-downloads.js';

const Id = z.uuid();

/**
 * Downloads (W13.8). Admin routes are for admin-level, user routes for the applicant and users who may open the
 * application. A document is addressed by its own id, a cover letter by the application's.
 */
@Controller('api/applications')
export class ApplicationFilesController {
  constructor(private readonly downloads: ApplicationDownloads) {}

  @Allow(...RIGHTS.manageJobs)
  @Get('admin/files/:id')
  adminFile(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.downloads.downloadDocument(actor, id);
  }

  @Allow(...RIGHTS.manageJobs)
  @Get('admin/coverLetter/:id')
  adminCoverLetter(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.downloads.downloadCoverLetter(actor, id);
  }

  @Allow()
  @Get('user/files/:id')
  userFile(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.downloads.downloadDocument(actor, id);
  }

  @Allow()
  @Get('user/coverLetter/:id')
  userCoverLetter(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.downloads.downloadCoverLetter(actor, id);
  }
}
