import { Module } from '@nestjs/common';
import { Entities } from '../../src/platform/database/entities.module.js';
import { SaveContactDetailsHandler } from './commands/save-contact-details.js';
import { SaveDocumentsHandler } from './commands/save-documents.js';
import { SaveReferencesHandler } from './commands/save-references.js';
import { Profile } from './domain/profile.js';
import { ProfileDocument } from './domain/profile-document.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesSeed } from './profiles.seed.js';
import { DiscardRemovedDocuments } from './reactions/discard-removed-documents.js';
import { ContactOfHandler } from './read/contact-of.js';
import { DocumentFile } from './read/document-file.js';
import { DocumentKeysHeldHandler } from './read/document-keys-held.js';
import { ProfilePage } from './read/profile-data.js';
import { ProfileForApplyingHandler } from './read/profile-for-applying.js';

/**
 * Owns the applicant's contact details, references and supporting documents.
 * Says that a section was saved, and answers what goes into an application.
 * Hears only its own facts: bytes of removed documents are given up afterwards.
 */
@Module({
  imports: [Entities.of([Profile, ProfileDocument])],
  controllers: [ProfilesController],
  providers: [
    ProfilesSeed,
    SaveContactDetailsHandler,
    SaveDocumentsHandler,
    SaveReferencesHandler,
    DiscardRemovedDocuments,
    ContactOfHandler,
    DocumentFile,
    DocumentKeysHeldHandler,
    ProfileForApplyingHandler,
    ProfilePage,
  ],
})
export class ProfilesModule {}
