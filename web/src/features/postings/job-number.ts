/** The organization's own number if it gave one, else ours (W7.7); before the first Post there is none (W5.18). */
export function jobNumber(job: { externalListingNumber: string; jobListingNumber: number | null }): string {
  return job.externalListingNumber || String(job.jobListingNumber ?? 'Not submitted');
}
