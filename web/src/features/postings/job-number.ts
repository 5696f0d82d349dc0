/** The organization's own number if there is one, else ours (W7.7), which is assigned by the first Post (W5.18). */
export function jobNumber(job: { externalListingNumber: string; jobListingNumber: number | null }): string {
  return job.externalListingNumber || String(job.jobListingNumber ?? 'Not submitted');
}
