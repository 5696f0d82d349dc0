import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { ApplicationDownloads } from './read/application-downloads.js';
import { SentPdf } from './read/sent-pdf.js';

const Id = z.uuid();

/**
 * Downloads. Admin routes are for admin-level, user routes for the applicant and users who may open the application. A
 * document is addressed by its own id, a cover letter and the PDF of what was sent by the application's.
 */
@Controller('api/applications')
export class ApplicationFilesController {
  constructor(
    private readonly downloads: ApplicationDownloads,
    private readonly pdf: SentPdf,
  ) {}

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

  /** The PDF of what was sent; 409 with code `pdf_pending` while it is being made. */
  @Allow()
  @Get('user/pdf/:id')
  userPdf(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.pdf.download(actor.id, id);
  }
}
