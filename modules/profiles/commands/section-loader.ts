import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { joinWords } from '#modules/shared/join-words.js';
import { type SavedChange, StaleError } from '#platform/errors/stale-error.js';
import { ActorNames } from '#platform/http/access.js';
import type { VersionedSection } from '../contract/api/responses.js';
import {
  CareerSaved,
  ContactDetailsSaved,
  EducationSaved,
  EmploymentQuestionsSaved,
  PreferencesSaved,
  ReferencesSaved,
} from '../contract/events.js';
import type { Profile } from '../domain/profile.js';
import { loadProfileForUpdate } from './load-profile.js';

/** A section as a request sends it. */
interface SentSection {
  section: VersionedSection;
  /** The one that was read; without it the last save wins as a whole. */
  version: number | undefined;
  values: object;
}

type Values = Readonly<Record<string, unknown>>;

const SAVED = {
  contactDetails: ContactDetailsSaved,
  preferences: PreferencesSaved,
  education: EducationSaved,
  career: CareerSaved,
  employmentQuestions: EmploymentQuestionsSaved,
  references: ReferencesSaved,
} as const satisfies Record<VersionedSection, unknown>;

const LAST_SAVES = `
  select actor_id as "actorId", occurred_at as at from fact
   where payload ->> 'userId' = ? and name = ? order by seq desc limit ?`;

/** Loads profiles to save a section. */
@Injectable()
export class SectionLoader {
  constructor(private readonly names: ActorNames) {}

  /**
   * Like loadProfileForUpdate, and counts the save. Throws StaleError if others saved another value of the section since
   * it was read, of which `savedElsewhere` has those that the profile does not store.
   */
  async forSave(em: EntityManager, userId: string, sent: SentSection, savedElsewhere: object = {}): Promise<Profile> {
    const profile = await loadProfileForUpdate(em, userId);
    const { section, version, values } = sent;
    const current = profile.versionOf(section);
    if (version !== undefined && version !== current) {
      const saved = { ...storedValues(profile, section), ...savedElsewhere } as Values;
      const isLost = ([path, value]: [string, unknown]) => !isSame((values as Values)[path], value);
      if (version > current || Object.entries(saved).some(isLost)) {
        const last = await this.lastSaves(em, userId, section, current - version);
        // Only the client knows which of them it has seen.
        const changes = Object.entries(saved).map(([path, value]) => ({ path, saved: value, ...last }));
        throw new StaleError(changes, current);
      }
    }
    profile.countSave(section);
    return profile;
  }

  /** Who saved the section since it was read. A section is saved as a whole, so that all its values have the same people. */
  private async lastSaves(
    em: EntityManager,
    userId: string,
    section: VersionedSection,
    count: number,
  ): Promise<Pick<SavedChange, 'by' | 'at'>> {
    const saves = await em.execute<{ actorId: string | null; at: string }[]>(LAST_SAVES, [
      userId,
      SAVED[section].name,
      Math.max(count, 0),
    ]);
    const names = await this.names.byIds(saves.flatMap(({ actorId }) => actorId ?? []));
    const people = new Set(saves.flatMap(({ actorId }) => names.get(actorId ?? '') ?? []));
    return { by: joinWords([...people]) || null, at: new Date(saves[0]?.at ?? Date.now()).toISOString() };
  }
}

/** A value that the request left out stays, and one that was never saved cannot be lost. */
const isSame = (sent: unknown, saved: unknown) =>
  sent === undefined || saved === undefined || isDeepStrictEqual(sent, saved);

/** The values of a section by their names in the request. */
function storedValues(profile: Profile, section: VersionedSection): object {
  const { contact, preferences, preferredPositions: positions, employmentQuestions } = profile;
  switch (section) {
    case 'contactDetails':
      return contact ?? {};
    case 'preferences':
      return { ...preferences, positions };
    case 'education':
      return { educations: profile.education, hasNone: profile.hasNoEducation };
    case 'career':
      return { careers: profile.career, hasNone: profile.hasNoCareer };
    case 'employmentQuestions':
      return employmentQuestions ?? {};
    case 'references':
      return { references: profile.references };
  }
}
