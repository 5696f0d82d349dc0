import { Controller, Get, Param, Patch, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { MB } from '#platform/files/file-store.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { Multipart, type MultipartForm } from '#platform/http/uploads.js';
import { AboutPerson } from '#platform/idempotency/about-person.js';
import { assertOwnProfile } from './access.js';
import { SaveDocuments } from './commands/save-documents.js';
import { DocumentLines } from './contract/api/documents.js';
import { DOCUMENT_FILES } from './contract/api/profile.js';
import { ProfileData } from './contract/api/responses.js';
import { DocumentFile } from './read/document-file.js';
import { ProfileReader } from './read/profile-data.js';
import { ProfileViews } from './read/profile-views.js';

const Id = z.uuid();
const uploads = {
  field: 'files',
  maxFiles: DOCUMENT_FILES.max,
  maxBytes: DOCUMENT_FILES.megabytes * MB,
  types: DOCUMENT_FILES.types,
};

/** Supporting documents. A save returns 201 with uploaded files, else 200. */
@Controller('api/users')
export class DocumentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: ProfileReader,
    private readonly documents: DocumentFile,
    private readonly views: ProfileViews,
  ) {}

  @Allow()
  @Patch(':id/supporting-documents')
  @Returns(ProfileData)
  async saveOwn(
    @Param('id', { schema: Id }) id: string,
    @Multipart(uploads) form: MultipartForm,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProfileData> {
    assertOwnProfile(id, actor);
    return this.save(id, form, actor, reply);
  }

  /** For another user. */
  @Allow(...RIGHTS.manageUsers)
  @Patch(':id/supporting-documents/admin')
  @AboutPerson()
  @Returns(ProfileData)
  async saveForUser(
    @Param('id', { schema: Id }) id: string,
    @Multipart(uploads) form: MultipartForm,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProfileData> {
    return this.save(id, form, actor, reply);
  }

  @Allow()
  @Get('files/:id')
  ownFile(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.documents.download(id, actor.id, actor);
  }

  @Allow(...RIGHTS.manageUsers)
  @Get('files/admin/:id')
  anyFile(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.documents.download(id, null, actor);
  }

  private async save(id: string, form: MultipartForm, actor: Actor, reply: FastifyReply): Promise<ProfileData> {
    const lines = form.json('fileData', DocumentLines);
    await this.commands.execute(new SaveDocuments(id, lines, form.files, actor));
    this.views.record(id, actor.id);
    if (form.files.length) reply.status(201);
    return this.profiles.get(id, actor);
  }
}
