import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { ProfileAccess } from '../access.js';
import type { ContactDetailsRequest } from '../contract/api/profile.js';
import { SectionLoader } from './section-loader.js';

export class SaveContactDetails extends Command<void> {
  constructor(
    readonly userId: string,
    readonly request: ContactDetailsRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SaveContactDetails)
export class SaveContactDetailsHandler implements ICommandHandler<SaveContactDetails> {
  constructor(
    private readonly database: Database,
    private readonly access: ProfileAccess,
    private readonly sections: SectionLoader,
  ) {}

  async execute({ userId, request, actor }: SaveContactDetails): Promise<void> {
    await this.access.assertEditable(userId, actor);
    const { version, ...contact } = request;
    await this.database.transaction(async (em) => {
      const profile = await this.sections.forSave(em, userId, { section: 'contactDetails', version, values: contact });
      profile.saveContact(contact, actor.id);
    });
  }
}
