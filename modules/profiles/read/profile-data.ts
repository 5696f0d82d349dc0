import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import type { Actor } from '#platform/http/access.js';
import { mayEdit } from '../access.js';
import type { PreferencesResponse } from '../contract/api/preferences.js';
import { type ContactResponse, type ProfileData, VERSIONED_SECTIONS } from '../contract/api/responses.js';
import { computeCompletion } from '../domain/completion.js';
import { NO_PREFERENCES } from '../domain/preferences.js';
import { loadStoredProfile, type StoredProfile, toHistory } from './stored-profile.js';

export const EMPTY_CONTACT: ContactResponse = {
  contactName: '',
  contactSurname: '',
  address: '',
  additionalAddress: '',
  city: '',
  state: 'PA',
  zipCode: '',
  cellPhone: '',
  homePhone: '',
  businessPhone: '',
  businessExt: '',
  ppid: '',
};

/** Reads a whole profile for `actor`. Throws notFound for an unknown user. */
@Injectable()
export class ProfileReader {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
    private readonly identity: IdentityApi,
    private readonly directory: DirectoryApi,
  ) {}

  async get(userId: string, actor: Actor): Promise<ProfileData> {
    const [[account], profile, search] = await Promise.all([
      this.identity.accountsByIds([userId]),
      loadStoredProfile(this.database, this.scans, userId),
      this.identity.searchPreferencesOf(userId),
    ]);
    if (!account) throw notFoundError('The profile');
    const names = { contactName: account.firstName, contactSurname: account.lastName };
    const completion = computeCompletion(profile, profile.documents);
    return {
      ...completion,
      userId,
      canEdit: mayEdit(actor, account),
      versions: versionsOf(profile),
      hasNewSections: profile.hasNewSections && !completion.isProfileCompleted,
      contactDetails: profile.contact ?? { ...EMPTY_CONTACT, ...names },
      preferencesDetails: {
        ...(profile.preferences ?? NO_PREFERENCES),
        positions: await this.positionsOf(profile),
        zipCode: search?.searchZipCode ?? '',
        searchDistance: search?.searchDistance ?? null,
      },
      ...toHistory(profile),
      hasNoEducation: profile.hasNoEducation,
      hasNoCareer: profile.hasNoCareer,
      referencesDetails: profile.references,
      supportingDocumentsDetails: profile.documents,
    };
  }

  /** In the order in which they were chosen. */
  private async positionsOf({ preferredPositions }: StoredProfile): Promise<PreferencesResponse['positions']> {
    if (preferredPositions.length === 0) return [];
    const found = await this.directory.positionsByIds(preferredPositions);
    const byId = new Map(found.map((position) => [position.id, position]));
    return preferredPositions.flatMap((id) => byId.get(id) ?? []);
  }
}

function versionsOf({ sectionVersions }: StoredProfile): ProfileData['versions'] {
  const entries = VERSIONED_SECTIONS.map((section) => [section, sectionVersions[section] ?? 0]);
  return Object.fromEntries(entries) as ProfileData['versions'];
}
