import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { type ApplicantProfile, ProfileForApplying } from '../contract/queries.js';
import { computeCompletion } from '../domain/completion.js';
import { EMPTY_CONTACT } from './profile-data.js';
import { loadStoredProfile, toHistory } from './stored-profile.js';

/** The form's default state is not yet the user's answer. */
const NO_CONTACT = { ...EMPTY_CONTACT, state: '' };

@QueryHandler(ProfileForApplying)
export class ProfileForApplyingHandler implements IQueryHandler<ProfileForApplying> {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
  ) {}

  async execute({ userId, hold }: ProfileForApplying): Promise<ApplicantProfile> {
    if (hold) await this.database.lookup('select 1 from profile where user_id = ? for share', [userId]);
    const profile = await loadStoredProfile(this.database, this.scans, userId);
    const { contact, references, documents } = profile;
    return {
      ...computeCompletion(profile, documents),
      contact: contact ?? NO_CONTACT,
      references,
      history: toHistory(profile),
      documents,
    };
  }
}
