import type { ManagedJob } from '#modules/postings/contract/api/responses';

/** Expired or Active (W7.8); nothing for a posting that nobody can apply for whatever its dates. */
export function expiryWord({ status, isExpired }: Pick<ManagedJob, 'status' | 'isExpired'>): string {
  if (isExpired) return 'Expired';
  return status === 'open' ? 'Active' : '';
}
