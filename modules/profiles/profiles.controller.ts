import { Body, Controller, Get, Param, Patch, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../src/platform/errors.js';
import { type Actor, Allow, CurrentActor } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { MB, Multipart, type MultipartForm } from '../../src/platform/http/uploads.js';
import { RIGHTS } from '../identity/contract/questions.js';
import { SaveContactDetails } from './commands/save-contact-details.js';
import { SaveDocuments } from './commands/save-documents.js';
import { SaveReferences } from './commands/save-references.js';
import { ContactDetails, DOCUMENT_FILES, ReferencesRequest } from './contract/api.js';
import { ProfileData } from './contract/api-answers.js';
import { DocumentLines } from './contract/api-documents.js';
import { DocumentFile } from './read/document-file.js';
import { ProfilePage } from './read/profile-data.js';

const Id = z.uuid();
const uploads = {
  field: 'files',
  maxFiles: DOCUMENT_FILES.most,
  maxBytes: DOCUMENT_FILES.megabytes * MB,
  types: DOCUMENT_FILES.types,
};

/** One's own profile, and another's for those who manage users (W2, W3). */
@Controller('api/users')
export class ProfilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly page: ProfilePage,
    private readonly documents: DocumentFile,
  ) {}

  @Allow()
  @Get('profile/data')
  @Returns(ProfileData)
  own(@CurrentActor() actor: Actor): Promise<ProfileData> {
    return this.page.of(actor.id);
  }

  @Allow(...RIGHTS.manageUsers)
  @Get('user-profile/:id')
  @Returns(ProfileData)
  ofUser(@Param('id', { schema: Id }) id: string): Promise<ProfileData> {
    return this.page.of(id);
  }

  @Allow()
  @Patch(':id/contact-details')
  @Returns(ProfileData)
  async saveContact(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: ContactDetails }) body: ContactDetails,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileData> {
    await this.commands.execute(new SaveContactDetails(ownId(id, actor), body));
    return this.page.of(id);
  }

  @Allow()
  @Patch(':id/references')
  @Returns(ProfileData)
  async saveReferences(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: ReferencesRequest }) { references }: ReferencesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileData> {
    await this.commands.execute(new SaveReferences(ownId(id, actor), references));
    return this.page.of(id);
  }

  /** 201 when files came with it, else 200 (W3.10). */
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
    await this.commands.execute(new SaveDocuments(ownId(id, actor), lines, form.files));
    if (form.files.length) reply.status(201);
    return this.page.of(id);
  }

  @Allow()
  @Get('files/:id')
  ownFile(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.documents.open(id, actor.id);
  }

  @Allow(...RIGHTS.manageUsers)
  @Get('files/admin/:id')
  anyFile(@Param('id', { schema: Id }) id: string): Promise<StreamableFile> {
    return this.documents.open(id, null);
  }
}

/** Sections are saved by their owner alone; another's profile is as absent as one that is not there. */
function ownId(id: string, actor: Actor): string {
  if (id !== actor.id) throw notFound('The profile');
  return id;
}
