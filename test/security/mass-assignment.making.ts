import type { TestApp } from '../support/app.js';
import type { Employer, Seeker } from '../support/fixtures/applying.js';
import type { TestUser } from '../support/fixtures/users.js';
import type { Reply } from '../support/http.js';

export interface GreedWorld {
  app: TestApp;
  me: Seeker;
  poster: Employer;
  admin: TestUser;
  manager: TestUser;
  /** A posting of the poster; `me` has applied. */
  jobId: string;
  /** A posting of the poster without applications. */
  freeJobId: string;
  applicationId: string;
  positionId: string;
}

export const ACCOUNTS = `select id, email, privileges, organizations, confirmed_at, locked_at, password_hash from account order by id`;
export const JOBS = `select id, creator_id, is_featured, is_hot, status, deleted_at, organization from job order by id`;
export const APPLICATIONS = `select id, user_id, job_id, type, released_at, released_to_reviewers_at from application order by id`;
export interface Case {
  name: string;
  send(world: GreedWorld, extra: object): Promise<Reply>;
  /** A query whose result must not change. */
  kept: string[];
}
