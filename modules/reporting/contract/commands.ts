import { Command } from '@nestjs/cqrs';

/** Erases the reports that a user saved, also those that others see. */
export class EraseDefinitions extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}
