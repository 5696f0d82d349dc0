import { Body, Controller, Get, Param, Patch, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { notFoundError } from '../../src/platform/errors/domain-error.js';
import { type Actor, Allow, CurrentActor } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { MB, Multipart, type MultipartForm } from '../../src/platform/http/uploads.js';
import { RIGHTS } from '../identity/contract/queries.js';
import { SaveContactDetails } from './commands/save-contact-details.js';
import { SaveDocuments } from './commands/save-documents.js';
import { SaveReferences } from './commands/save-references.js';
import { ContactDetails, DOCUMENT_FILES, ReferencesRequest } from './contract/api.js';
import { DocumentLines } from './contract/api-documents.js';
import { ProfileData } from './contract/api-responses.js';
import { DocumentFile } from './read/document-file.js';
import { ProfileReader } from './read/profile-data.js';

const Id = z.uuid();
const uploads = {
  field: 'files',
  maxFiles: DOCUMENT_FILES.max,
  maxBytes: DOCUMENT_FILES.megabytes * MB,
  types: DOCUMENT_FILES.types,
};

/** The user's own profile, and those of others for user managers (W2, W3). */
@Controller('api/users')
export class ProfilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: ProfileReader,
    private readonly documents: DocumentFile,
  ) {}

  @Allow()
  @Get('profile/data')
  @Returns(ProfileData)
  getOwn(@CurrentActor() actor: Actor): Promise<ProfileData> {
    return this.profiles.get(actor.id);
  }

  @Allow(...RIGHTS.manageUsers)
  @Get('user-profile/:id')
  @Returns(ProfileData)
  getForUser(@Param('id', { schema: Id }) id: string): Promise<ProfileData> {
    return this.profiles.get(id);
  }

  @Allow()
  @Patch(':id/contact-details')
  @Returns(ProfileData)
  async saveContact(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: ContactDetails }) body: ContactDetails,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileData> {
    await this.commands.execute(new SaveContactDetails(assertOwnId(id, actor), body));
    return this.profiles.get(id);
  }

  @Allow()
  @Patch(':id/references')
  @Returns(ProfileData)
  async saveReferences(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: ReferencesRequest }) { references }: ReferencesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileData> {
    await this.commands.execute(new SaveReferences(assertOwnId(id, actor), references));
    return this.profiles.get(id);
  }

  /** Returns 201 with uploaded files, else 200 (W3.10). */
  @Allow()
  @Patch(':id/supporting-documents')
  @Returns(ProfileData)
  async saveDocuments(
    @Param('id', { schema: Id }) id: string,
    @Multipart(uploads) form: MultipartForm,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProfileData> {
    const lines = form.json('fileData', DocumentLines);
    await this.commands.execute(new SaveDocuments(assertOwnId(id, actor), lines, form.files));
    if (form.files.length) reply.status(201);
    return this.profiles.get(id);
  }

  @Allow()
  @Get('files/:id')
  ownFile(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.documents.download(id, actor.id);
  }

  @Allow(...RIGHTS.manageUsers)
  @Get('files/admin/:id')
  anyFile(@Param('id', { schema: Id }) id: string): Promise<StreamableFile> {
    return this.documents.download(id, null);
  }
}

/** Only the owner may save. Throws notFound for other profiles, as for unknown ones. */
function assertOwnId(id: string, actor: Actor): string {
  if (id !== actor.id) throw notFoundError('The profile');
  return id;
}
