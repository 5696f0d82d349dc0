import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { ApplicationPdfRequested } from '../contract/events.js';

/** Longer than an event is delivered again after failures. */
const GIVEN_UP_AFTER = '10 minutes';

@Injectable()
export class PdfRequests {
  constructor(private readonly database: Database) {}

  /** Requests the PDF of an application that has none, again if an earlier request was given up. */
  async add(applicationId: string, jobId: string, userId: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const added = await em.execute(
        `insert into application_pdf (application_id) values (?)
         on conflict (application_id) do update set requested_at = now()
          where application_pdf.file_key is null and application_pdf.requested_at < now() - ?::interval
         returning 1`,
        [applicationId, GIVEN_UP_AFTER],
      );
      if (added.length > 0)
        recordWithoutAggregate(em, ApplicationPdfRequested, { applicationId, jobId, userId }, userId);
    });
  }
}
