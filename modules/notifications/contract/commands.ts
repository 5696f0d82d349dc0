import { Command } from '@nestjs/cqrs';

/** Deletes the mails of a user, also those kept in the mailbox that went to or name one of the addresses. */
export class EraseMails extends Command<void> {
  constructor(
    readonly userId: string,
    readonly emails: readonly string[],
  ) {
    super();
  }
}
