import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { type Actor, Allow, CurrentActor } from '../../src/platform/http/access.js';
import { RIGHTS } from '../identity/contract/questions.js';
import { ApplicationBinaries } from './read/application-binaries.js';

const Id = z.uuid();

/**
 * Binaries (W13.8). The admin routes are for admin-level; the user routes for the applicant and for whoever may open
 * the application. A document goes by its own id, a cover letter by the application's.
 */
@Controller('api/applications')
export class ApplicationFilesController {
  constructor(private readonly binaries: ApplicationBinaries) {}

  @Allow(...RIGHTS.manageJobs)
  @Get('admin/files/:id')
  adminFile(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.binaries.document(actor, id);
  }

  @Allow(...RIGHTS.manageJobs)
  @Get('admin/coverLetter/:id')
  adminCoverLetter(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.binaries.coverLetter(actor, id);
  }

  @Allow()
  @Get('user/files/:id')
  userFile(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.binaries.document(actor, id);
  }

  @Allow()
  @Get('user/coverLetter/:id')
  userCoverLetter(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.binaries.coverLetter(actor, id);
  }
}
