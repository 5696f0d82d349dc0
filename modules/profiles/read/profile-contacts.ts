import { Injectable } from '@nestjs/common';
import { type AccountContact, ContactSource } from '#modules/identity/contract/contact-source.js';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { computeCompletion } from '../domain/completion.js';
import { loadStoredProfile } from './stored-profile.js';

@Injectable()
export class ProfileContacts extends ContactSource {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
  ) {
    super();
  }

  async contactOf(userId: string): Promise<AccountContact | null> {
    const profile = await loadStoredProfile(this.database, this.scans, userId);
    if (!profile.contact) return null;
    const { isProfileCompleted } = computeCompletion(profile, profile.documents);
    return { ...profile.contact, isProfileCompleted };
  }
}
