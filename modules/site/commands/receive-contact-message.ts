import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { ContactRequest } from '../contract/api/site.js';
import { ContactMessage } from '../domain/contact-message.js';
import { ProofOfWorkCaptcha } from '../security/proof-of-work-captcha.js';

export class ReceiveContactMessage extends Command<void> {
  constructor(
    readonly form: ContactRequest,
    /** The raw header captchaToken. */
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
    private readonly captcha: ProofOfWorkCaptcha,
  ) {}

  async execute({ form, captchaToken, senderId }: ReceiveContactMessage): Promise<void> {
    const solved = await this.captcha.verify(captchaToken);
    await this.database.transaction(async (em) => {
      await this.captcha.spend(em, solved);
      em.persist(ContactMessage.receive(form, senderId));
    });
  }
}
