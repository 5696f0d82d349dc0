import { Command } from '@nestjs/cqrs';

/** Deletes the contact messages sent from these addresses, ignoring case. */
export class EraseMessages extends Command<void> {
  constructor(readonly emails: readonly string[]) {
    super();
  }
}
