import { Global, Module } from '@nestjs/common';
import { ContactSource } from '#modules/identity/contract/contact-source.js';
import { Entities } from '#platform/database/entities.module.js';
import { ProfileAccess } from './access.js';
import { DismissNewSectionsHandler } from './commands/dismiss-new-sections.js';
import { SaveCareerHandler } from './commands/save-career.js';
import { SaveContactDetailsHandler } from './commands/save-contact-details.js';
import { SaveDocumentsHandler } from './commands/save-documents.js';
import { SaveEducationHandler } from './commands/save-education.js';
import { SaveEmploymentQuestionsHandler } from './commands/save-employment-questions.js';
import { SavePreferencesHandler } from './commands/save-preferences.js';
import { SaveReferencesHandler } from './commands/save-references.js';
import { SectionLoader } from './commands/section-loader.js';
import { CandidateProfiles } from './contract/candidate-profiles.js';
import { ProfilesApi } from './contract/profiles-api.js';
import { BulkProfiles } from './demo/bulk-profiles.js';
import { DocumentsController } from './documents.controller.js';
import { Profile } from './domain/profile.js';
import { ProfileDocument } from './domain/profile-document.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesSeed } from './profiles.seed.js';
import { ProfilesService } from './profiles.service.js';
import { CandidateProfilesService } from './read/candidate-profiles.js';
import { DocumentFile } from './read/document-file.js';
import { ProfileContacts } from './read/profile-contacts.js';
import { ProfileReader } from './read/profile-data.js';
import { ProfileUsage } from './read/profile-usage.js';
import { ProfileViews } from './read/profile-views.js';
import { ProfileTasks } from './read/tasks/profile-tasks.js';
import { DiscardRemovedDocuments } from './subscribers/discard-removed-documents.js';
import { ProfileShare } from './user-data.js';

/**
 * The applicant's profile: contact details, preferences, education, career, references and supporting documents. It
 * returns the profile that an application copies.
 *
 * Owns the aggregate Profile; the tables `profile`, `profile_document`.
 */
@Global()
@Module({
  imports: [Entities.register([Profile, ProfileDocument])],
  controllers: [ProfilesController, DocumentsController],
  providers: [
    ProfileShare,
    BulkProfiles,
    ProfilesSeed,
    ProfileAccess,
    SectionLoader,
    DismissNewSectionsHandler,
    ProfileViews,
    SaveCareerHandler,
    SaveContactDetailsHandler,
    SaveDocumentsHandler,
    SaveEducationHandler,
    SaveEmploymentQuestionsHandler,
    SavePreferencesHandler,
    SaveReferencesHandler,
    DiscardRemovedDocuments,
    { provide: ProfilesApi, useClass: ProfilesService },
    { provide: CandidateProfiles, useClass: CandidateProfilesService },
    { provide: ContactSource, useClass: ProfileContacts },
    ProfileTasks,
    ProfileUsage,
    DocumentFile,
    ProfileReader,
  ],
  // ContactSource is for identity, which is below.
  exports: [ProfilesApi, CandidateProfiles, ContactSource],
})
export class ProfilesModule {}
