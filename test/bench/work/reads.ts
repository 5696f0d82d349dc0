import type { Reads } from './read.js';
import { APPLICATION_READS } from './reads-applications.js';
import { PEOPLE_READS } from './reads-people.js';
import { POSTING_READS } from './reads-postings.js';

/**
 * Every GET route behind sign-in with each of its sorts and filters, and public ones that differ for signed-in users.
 */
export const READS: Reads = { ...POSTING_READS, ...APPLICATION_READS, ...PEOPLE_READS };
