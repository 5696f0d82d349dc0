import { Command } from '@nestjs/cqrs';

/**
 * Erases the reports that a user saved, also those that others see, and those of anybody that filter by the address.
 */
export class EraseDefinitions extends Command<void> {
  constructor(
    readonly userId: string,
    readonly email: string,
  ) {
    super();
  }
}
