interface NumberedJob {
  externalListingNumber: string;
  jobListingNumber: number | null;
}

/** The organization's own number if there is one, else ours, which is assigned by the first Post. */
export function jobNumber(job: NumberedJob): string {
  return job.externalListingNumber || String(job.jobListingNumber ?? 'Not submitted');
}

/** "No. 20412" within a sentence; the title of a posting without a number. */
export function nameByNumber(job: NumberedJob & { title: string }): string {
  const number = job.externalListingNumber || job.jobListingNumber;
  return number ? `No.\u00a0${number}` : job.title;
}
