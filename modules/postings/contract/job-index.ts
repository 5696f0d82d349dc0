/** The search index of jobs, for rows that change without an event. The module of the search provides it. */
export abstract class JobIndex {
  /** Reads these jobs again, also those that are gone. */
  abstract refresh(jobIds: readonly string[]): Promise<void>;
}
