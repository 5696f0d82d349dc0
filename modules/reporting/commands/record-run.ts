import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ReadRecorder } from '#platform/events/read-recorder.js';
import type { ReportRequest } from '../contract/api/reports.js';
import { CandidatesReported, MAX_REPORTED_CANDIDATES, ReportRun } from '../contract/events.js';

type Payload = z.output<typeof ReportRun.payload>;

interface Run extends Pick<Payload, 'format' | 'rows'> {
  /** The accounts whose data it shows. */
  userIds: readonly string[];
}

/** Records who ran which report, and about whom. It writes, so it must be called outside of `Snapshots.read`. */
@Injectable()
export class RunRecorder {
  constructor(private readonly reads: ReadRecorder) {}

  /** `request` is one that the report has accepted. */
  async record(
    { reportType, params }: Pick<ReportRequest, 'reportType' | 'params'>,
    { userIds, ...run }: Run,
    actorId: string,
  ): Promise<void> {
    const filters = params.map(({ name }) => name) as Payload['filters'];
    const recorded = [this.reads.record(ReportRun, { reportType, ...run, filters }, actorId)];
    for (let from = 0; from < userIds.length; from += MAX_REPORTED_CANDIDATES) {
      const some = userIds.slice(from, from + MAX_REPORTED_CANDIDATES);
      recorded.push(this.reads.record(CandidatesReported, { userIds: some }, actorId));
    }
    await Promise.all(recorded);
  }
}
