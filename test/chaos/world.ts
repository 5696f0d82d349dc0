import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import type { TestApp } from '../support/app.js';
import type { Delivered } from '../support/smtp.js';
import type { Cluster } from './cluster.js';
import { History } from './history.js';

/** A posting with its last acknowledged version. */
export interface KnownJob {
  id: string;
  version: number;
  payload: JobPayloadInput;
  applicants: number;
}

const MAX_NEWEST_JOBS = 12;

/** The shared state of a run. */
export class World {
  readonly history = new History();
  readonly jobs: KnownJob[] = [];
  isOver = false;

  /** The newest postings, which users select from; some may be closed. */
  get newestJobs(): readonly KnownJob[] {
    return this.jobs.slice(-MAX_NEWEST_JOBS);
  }

  constructor(
    readonly app: TestApp,
    readonly cluster: Cluster,
    readonly delivered: readonly Delivered[],
    /** Position ids, without and with approval. */
    readonly positions: { free: string[]; approved: string[] },
    readonly organizations: string[],
  ) {}
}
