import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { ContactDetailsRequest } from '../contract/api/profile.js';
import { loadProfileForSave } from './load-profile.js';

export class SaveContactDetails extends Command<void> {
  constructor(
    readonly userId: string,
    readonly request: ContactDetailsRequest,
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(SaveContactDetails)
export class SaveContactDetailsHandler implements ICommandHandler<SaveContactDetails> {
  constructor(private readonly database: Database) {}

  execute({ userId, request, actorId }: SaveContactDetails): Promise<void> {
    const { version, ...contact } = request;
    return this.database.transaction(async (em) => {
      const profile = await loadProfileForSave(em, userId, { section: 'contactDetails', version });
      profile.saveContact(contact, actorId);
    });
  }
}
