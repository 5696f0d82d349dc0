import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import { AccountsByIds } from '../../identity/contract/queries.js';
import type { ContactResponse, ProfileData } from '../contract/api-responses.js';
import { computeCompletion } from '../domain/profile.js';
import { loadStoredProfile } from './stored-profile.js';

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

/** Reads a whole profile. Throws notFound for an unknown user. */
@Injectable()
export class ProfileReader {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async get(userId: string): Promise<ProfileData> {
    const [[account], profile] = await Promise.all([
      this.queries.execute(new AccountsByIds([userId])),
      loadStoredProfile(this.database, userId),
    ]);
    if (!account) throw notFoundError('The profile');
    const names = { contactName: account.firstName, contactSurname: account.lastName };
    return {
      ...computeCompletion(profile, profile.documents),
      userId,
      contactDetails: profile.contact ?? { ...EMPTY_CONTACT, ...names },
      preferencesDetails: null,
      educationDetails: [],
      careerDetails: [],
      employmentQuestions: null,
      referencesDetails: profile.references,
      supportingDocumentsDetails: profile.documents,
    };
  }
}
