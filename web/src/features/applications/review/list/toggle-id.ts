/** Id of a job's toggle button, which takes the focus when an applicant's row is removed. */
export const toggleId = (jobId: string) => `toggle-${jobId}`;
