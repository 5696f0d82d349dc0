import { Module } from '@nestjs/common';
import { Entities } from '../../src/platform/database/entities.module.js';
import { SaveContactDetailsHandler } from './commands/save-contact-details.js';
import { SaveDocumentsHandler } from './commands/save-documents.js';
import { SaveReferencesHandler } from './commands/save-references.js';
import { BulkProfiles } from './demo/bulk-profiles.js';
import { Profile } from './domain/profile.js';
import { ProfileDocument } from './domain/profile-document.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesSeed } from './profiles.seed.js';
import { DiscardRemovedDocuments } from './reactions/discard-removed-documents.js';
import { ContactOfUserHandler } from './read/contact-of-user.js';
import { DocumentFile } from './read/document-file.js';
import { ProfileReader } from './read/profile-data.js';
import { ProfileForApplyingHandler } from './read/profile-for-applying.js';
import { ReferencedDocumentKeysHandler } from './read/referenced-document-keys.js';

/**
 * Owns the applicant's contact details, references and supporting documents.
 * Records that a section was saved, and provides the profile data for applications.
 * Subscribes only to its own facts, to delete the files of removed documents.
 */
@Module({
  imports: [Entities.register([Profile, ProfileDocument])],
  controllers: [ProfilesController],
  providers: [
    BulkProfiles,
    ProfilesSeed,
    SaveContactDetailsHandler,
    SaveDocumentsHandler,
    SaveReferencesHandler,
    DiscardRemovedDocuments,
    ContactOfUserHandler,
    DocumentFile,
    ReferencedDocumentKeysHandler,
    ProfileForApplyingHandler,
    ProfileReader,
  ],
})
export class ProfilesModule {}
