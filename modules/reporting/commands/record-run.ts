import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ReadRecorder } from '../../../src/platform/events/read-recorder.js';
import type { ReportRequest } from '../contract/api-reports.js';
import { ReportRun } from '../contract/events.js';

type Payload = z.output<typeof ReportRun.payload>;

/** Records who ran which report (S24). It writes, so it must be called outside of `Snapshots.read`. */
@Injectable()
export class RunRecorder {
  constructor(private readonly reads: ReadRecorder) {}

  /** `request` is one that the report has accepted. */
  record(
    { reportType, params }: Pick<ReportRequest, 'reportType' | 'params'>,
    run: Pick<Payload, 'format' | 'rows'>,
    actorId: string,
  ): Promise<void> {
    const filters = params.map(({ name }) => name) as Payload['filters'];
    return this.reads.record(ReportRun, { reportType, ...run, filters }, actorId);
  }
}
