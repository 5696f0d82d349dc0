import { SetMetadata } from '@nestjs/common';

export const ABOUT_PERSON = 'aboutPerson';

/**
 * Marks a write whose response is about a person. It is stored for a retry only where the path's `id` is the account
 * itself: a response to others would outlast their access, and be read without a record.
 */
export const AboutPerson = () => SetMetadata(ABOUT_PERSON, true);
