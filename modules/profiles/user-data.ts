import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import {
  type DataOwner,
  SharesUserData,
  type UserConsequences,
  type UserDataExport,
  type UserDataShare,
} from '#modules/identity/contract/user-data.js';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { deleteProfiles } from './commands/delete-profiles.js';
import { loadStoredProfile, toHistory } from './read/stored-profile.js';

const ABOUT =
  'Your profile: contact details, preferences, education, career, references, and the list of your documents.';

@SharesUserData(['profile'])
export class ProfileShare implements UserDataShare {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
    private readonly directory: DirectoryApi,
  ) {}

  async export({ id: userId }: DataOwner): Promise<UserDataExport> {
    const profile = await loadStoredProfile(this.database, this.scans, userId);
    const positions = await this.directory.positionsByIds(profile.preferredPositions);
    const { documents } = profile;
    const content = {
      contactDetails: profile.contact ?? null,
      preferences: profile.preferences && { ...profile.preferences, positions: positions.map(({ name }) => name) },
      ...toHistory(profile),
      hasNoEducation: profile.hasNoEducation,
      hasNoCareer: profile.hasNoCareer,
      references: profile.references,
      documents: documents.map(({ key: _, scan: __, ...document }) => document),
    };
    return {
      parts: [{ fileName: 'profile.json', about: ABOUT, content }],
      files: documents.map(({ id, key, fileName }) => ({ id, key, folders: ['documents'], fileName })),
    };
  }

  erase({ id }: DataOwner): Promise<string[]> {
    return this.database.transaction(async (em) => (await deleteProfiles(em, [id])).keys);
  }

  async consequences(userId: string): Promise<Pick<UserConsequences, 'documents'>> {
    const { documents } = await loadStoredProfile(this.database, this.scans, userId);
    return { documents: documents.length };
  }
}
