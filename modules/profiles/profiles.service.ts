import { Injectable } from '@nestjs/common';
import { GEOGRAPHIES, GEOGRAPHY_NAMES, type Geography } from '#modules/shared/geography.js';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { PREFERENCE_REGIONS, splitChoices } from './contract/api/preferences.js';
import type { ApplicantProfile, ProfilesApi } from './contract/profiles-api.js';
import { computeCompletion } from './domain/completion.js';
import { EMPTY_CONTACT } from './read/profile-data.js';
import { loadStoredProfile, toHistory } from './read/stored-profile.js';

/** The form's default state is not yet the user's answer. */
const NO_CONTACT = { ...EMPTY_CONTACT, state: '' };

const JOB_PREFERENCES = `
  select coalesce(preferred_positions, '{}') as positions, coalesce(preferences ->> 'location', '') as regions
    from profile where user_id = ?`;

/** Answers the other modules. */
@Injectable()
export class ProfilesService implements ProfilesApi {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
  ) {}

  async profileForApplying(userId: string, options?: { lock: 'share' }): Promise<ApplicantProfile> {
    if (options) await this.database.lookup('select 1 from profile where user_id = ? for share', [userId]);
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

  async jobPreferencesOf(userId: string): Promise<{ positions: string[]; regions: Geography[] }> {
    const [row] = await this.database.lookup<{ positions: string[]; regions: string }>(JOB_PREFERENCES, [userId]);
    const names = splitChoices(row?.regions ?? '', PREFERENCE_REGIONS) ?? [];
    return {
      positions: row?.positions ?? [],
      regions: GEOGRAPHIES.filter((code) => names.includes(GEOGRAPHY_NAMES[code])),
    };
  }
}
