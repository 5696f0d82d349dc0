import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { ContactRequest } from '../contract/api.js';
import { ContactMessage } from '../domain/contact-message.js';
import { HumanCheck } from '../security/human-check.js';

export class ReceiveContactMessage extends Command<void> {
  constructor(
    readonly form: ContactRequest,
    /** The header captchaToken as it came. */
    readonly captchaToken: string | undefined,
    readonly senderId: string | null,
  ) {
    super();
  }
}

@CommandHandler(ReceiveContactMessage)
export class ReceiveContactMessageHandler implements ICommandHandler<ReceiveContactMessage> {
  constructor(
    private readonly database: Database,
    private readonly check: HumanCheck,
  ) {}

  async execute({ form, captchaToken, senderId }: ReceiveContactMessage): Promise<void> {
    const solved = await this.check.verify(captchaToken);
    await this.database.transaction(async (em) => {
      await this.check.spend(em, solved);
      em.persist(ContactMessage.receive(form, senderId));
    });
  }
}
