import { Command } from '@nestjs/cqrs';

/**
 * Deletes the profile and documents of a user in the surrounding transaction. Returns the keys of their files, which
 * the caller deletes after the commit.
 */
export class EraseProfile extends Command<string[]> {
  constructor(readonly userId: string) {
    super();
  }
}
