import { Command } from '@nestjs/cqrs';
import type { OwnAddress } from '#modules/identity/contract/queries.js';

/** Deletes the contact messages that gave these addresses, ignoring case, while they were the user's. */
export class EraseMessages extends Command<void> {
  constructor(readonly addresses: readonly OwnAddress[]) {
    super();
  }
}
