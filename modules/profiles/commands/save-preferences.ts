import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { Database } from '#platform/database/database.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { ProfileAccess } from '../access.js';
import { PREFERENCE_MESSAGES, type PreferencesRequest } from '../contract/api/preferences.js';
import { SectionLoader } from './section-loader.js';

/**
 * Saves the section, with ZIP code and distance in the account. Throws DomainError invalid for a position that left the
 * catalogue, unless it was stored before.
 */
export class SavePreferences extends Command<void> {
  constructor(
    readonly userId: string,
    readonly request: PreferencesRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SavePreferences)
export class SavePreferencesHandler implements ICommandHandler<SavePreferences> {
  constructor(
    private readonly database: Database,
    private readonly access: ProfileAccess,
    private readonly sections: SectionLoader,
    private readonly directory: DirectoryApi,
    private readonly identity: IdentityApi,
  ) {}

  async execute({ userId, request, actor }: SavePreferences): Promise<void> {
    await this.access.assertEditable(userId, actor);
    const { positions, zipCode, searchDistance, version, ...preferences } = request;
    const offered = (await this.directory.allPositions()).map(({ id }) => id);
    await this.database.transaction(async (em) => {
      const search = await this.identity.searchPreferencesOf(userId);
      // The account is locked before the profile, as in all transactions.
      await this.identity.changeSearchPreferences(
        userId,
        { searchZipCode: zipCode === undefined ? undefined : zipCode || null, searchDistance },
        actor.id,
      );
      const profile = await this.sections.forSave(
        em,
        userId,
        { section: 'preferences', version, values: request },
        {
          zipCode: search?.searchZipCode ?? '',
          searchDistance: search?.searchDistance ?? undefined,
        },
      );
      const known = new Set([...offered, ...profile.preferredPositions]);
      const unknown = positions.findIndex((id) => !known.has(id));
      if (unknown >= 0) throw invalidFieldError(`positions.${unknown}`, PREFERENCE_MESSAGES.position);
      profile.savePreferences(preferences, [...new Set(positions)], actor.id);
    });
  }
}
