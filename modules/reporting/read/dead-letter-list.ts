import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { shownError } from '#platform/errors/shown-error.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import type { DeadLetterItem, DeadLettersPage, DeadLettersQuery } from '../contract/api/queues.js';
import { NameLookup, titleOf } from './name-lookup.js';

/** Dead letters with the postings that they are about. */
@Injectable()
export class DeadLetterList {
  constructor(
    private readonly database: Database,
    private readonly letters: DeadLetters,
    private readonly names: NameLookup,
  ) {}

  async page({ offset, limit, letter: id, subscriber }: DeadLettersQuery): Promise<DeadLettersPage> {
    const { items, total } = await this.letters.page({ id, subscriber }, offset, limit);
    const jobs = await this.jobsByEvent(items.map(({ factId }) => factId));
    return {
      items: items.map(({ failedAt, error, ...letter }) => ({
        ...letter,
        since: new Date(failedAt).toISOString(),
        error: shownError(error),
        job: jobs.get(letter.factId) ?? null,
      })),
      totalItemsCount: total,
    };
  }

  private async jobsByEvent(eventIds: readonly string[]): Promise<Map<string, NonNullable<DeadLetterItem['job']>>> {
    if (eventIds.length === 0) return new Map();
    const events = await this.database.lookup<{ id: string; jobId: string }>(
      `select id, payload ->> 'jobId' as "jobId" from fact where id = any(?::uuid[]) and payload ->> 'jobId' is not null`,
      [eventIds],
    );
    const jobs = new Map((await this.names.jobs(events.map(({ jobId }) => jobId))).map((job) => [job.id, job]));
    return new Map(
      events.flatMap(({ id, jobId }) => {
        const job = jobs.get(jobId);
        if (!job) return [];
        const name = job.jobListingNumber ? `No. ${job.jobListingNumber}` : titleOf(job);
        return [[id, { id: job.isDeleted ? null : jobId, name }] as const];
      }),
    );
  }
}
