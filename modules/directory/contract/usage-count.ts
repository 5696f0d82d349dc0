import { DiscoveryService } from '@nestjs/core';

/**
 * Uses of entries of the directory, which other modules count. Keys are account numbers for `openPostings` and
 * `posters`, ids of positions for `postings` and `preferences`, and names for the documents, which keep the words of
 * their entry.
 */
export const USAGES = [
  'openPostings',
  'posters',
  'postings',
  'preferences',
  'credentialDocuments',
  'administrativeDocuments',
  'professionalDocuments',
] as const;
export type Usage = (typeof USAGES)[number];

export interface UsageCount<U extends Usage = Usage> {
  /** The number of uses by key. Keys that nobody uses may be left out. */
  count(usage: U, keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Marks the provider of a module that counts these uses. */
export const CountsUsage = DiscoveryService.createDecorator<readonly Usage[]>();
