import { LockMode } from '@mikro-orm/core';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { type ApplicantProfile, ProfileForApplying } from '../contract/queries.js';
import { computeCompletion, Profile } from '../domain/profile.js';
import { ProfileDocument } from '../domain/profile-document.js';
import { EMPTY_CONTACT } from './profile-data.js';

/** The form's default state (W2.14) is not yet the user's answer (W13.12). */
const NO_CONTACT = { ...EMPTY_CONTACT, state: '' };

@QueryHandler(ProfileForApplying)
export class ProfileForApplyingHandler implements IQueryHandler<ProfileForApplying> {
  constructor(private readonly database: Database) {}

  execute({ userId, hold }: ProfileForApplying): Promise<ApplicantProfile> {
    const lock = hold ? { lockMode: LockMode.PESSIMISTIC_READ } : {};
    return this.database.read(async (em) => {
      const profile = await em.findOne(Profile, { userId }, lock);
      const documents = await em.find(ProfileDocument, { userId, removedAt: null }, { orderBy: { id: 'asc' } });
      return {
        ...computeCompletion(profile, documents),
        contact: profile?.contact ?? NO_CONTACT,
        references: profile?.references ?? [],
        documents: documents.map((document) => document.toSummary()),
      };
    });
  }
}
