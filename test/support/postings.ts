import { AllPositions, type PositionFacts } from '../../modules/directory/contract/questions.js';
import { Privilege } from '../../modules/identity/contract/questions.js';
import { Ask } from '../../src/platform/ask.js';
import type { Reply, TestApp } from './app.js';
import { jobPayload } from './job-payload.js';
import { jsonForm } from './json-form.js';
import { type Somebody, somebody } from './people.js';

/** Two districts, so that one can be somebody else's. */
export const HARRISBURG = '115222752';
export const ALBERT_GALLATIN = '101260303';

/** Everybody a posting has to do with. `creator` made postings at Harrisburg and can lose the right to (P12.8). */
export interface PostingsWorld {
  admin: Somebody;
  manager: Somebody;
  poster: Somebody;
  creator: Somebody;
  otherPoster: Somebody;
  reviewer: Somebody;
  seeker: Somebody;
  /** Needs an administrator's approval. */
  superintendent: PositionFacts;
  /** Needs none. */
  teacher: PositionFacts;
}

export async function postingsWorld(app: TestApp): Promise<PostingsWorld> {
  const positions = await app.service(Ask).of(new AllPositions());
  const position = (approval: boolean) => {
    const found = positions.find((candidate) => candidate.approval === approval);
    if (!found) throw new Error('The catalogue is not loaded.');
    return found;
  };
  const at = (organization: string, ...privileges: (typeof Privilege)[keyof typeof Privilege][]) =>
    somebody(app, { privileges, organizations: [organization] });
  return {
    admin: await somebody(app, { privileges: [Privilege.SuperAdmin] }),
    manager: await somebody(app, { privileges: [Privilege.ManageJobs] }),
    poster: await at(HARRISBURG, Privilege.JobPosting),
    creator: await at(HARRISBURG, Privilege.JobPosting),
    otherPoster: await at(ALBERT_GALLATIN, Privilege.JobPosting),
    reviewer: await at(HARRISBURG, Privilege.ReviewApplicants),
    seeker: await somebody(app, { privileges: [Privilege.JobSeeking] }),
    superintendent: position(true),
    teacher: position(false),
  };
}

/** A multipart form of `jobData` and files. */
export function jobForm(
  jobData: unknown,
  files: { name: string; content: string | Uint8Array<ArrayBuffer> }[] = [],
): FormData {
  const form = jsonForm({ jobData });
  for (const { name, content } of files) form.append('files', new Blob([content]), name);
  return form;
}

/** Makes a posting over the API and answers its id and version. */
export async function createJob(
  app: TestApp,
  as: Somebody,
  changes: Parameters<typeof jobPayload>[0],
): Promise<{ id: string; version: number; status: string; jobListingNumber: number | null }> {
  const created: Reply = await app.post('/api/jobs', { as: as.token, form: jobForm(jobPayload(changes)) });
  if (created.status !== 201) throw new Error(`POST /api/jobs answered ${JSON.stringify(created.body)}`);
  return created.body;
}
