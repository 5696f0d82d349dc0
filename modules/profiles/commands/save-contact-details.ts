import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { ContactDetails } from '../contract/api.js';
import { loadProfileForUpdate } from './load-profile.js';

export class SaveContactDetails extends Command<void> {
  constructor(
    readonly userId: string,
    readonly contact: ContactDetails,
  ) {
    super();
  }
}

@CommandHandler(SaveContactDetails)
export class SaveContactDetailsHandler implements ICommandHandler<SaveContactDetails> {
  constructor(private readonly database: Database) {}

  execute({ userId, contact }: SaveContactDetails): Promise<void> {
    return this.database.transaction(async (em) => {
      const profile = await loadProfileForUpdate(em, userId);
      profile.saveContact(contact);
    });
  }
}
