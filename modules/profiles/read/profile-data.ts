import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { AccountsByIds } from '../../identity/contract/questions.js';
import type { ContactAnswer, ProfileData } from '../contract/api-answers.js';
import { completionOf, Profile } from '../domain/profile.js';
import { ProfileDocument } from '../domain/profile-document.js';

export const EMPTY_CONTACT: ContactAnswer = {
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

/** A whole profile for its page; throws notFound for an unknown user. */
@Injectable()
export class ProfilePage {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
  ) {}

  async of(userId: string): Promise<ProfileData> {
    const [account] = await this.ask.of(new AccountsByIds([userId]));
    if (!account) throw notFound('The profile');
    return this.database.read(async (em) => {
      const profile = await em.findOne(Profile, { userId });
      const documents = await em.find(ProfileDocument, { userId, removedAt: null }, { orderBy: { id: 'asc' } });
      const names = { contactName: account.firstName, contactSurname: account.lastName };
      return {
        ...completionOf(profile, documents),
        userId,
        contactDetails: profile?.contact ?? { ...EMPTY_CONTACT, ...names },
        preferencesDetails: null,
        educationDetails: [],
        careerDetails: [],
        employmentQuestions: null,
        referencesDetails: profile?.references ?? [],
        supportingDocumentsDetails: documents.map((document) => document.told()),
      };
    });
  }
}
