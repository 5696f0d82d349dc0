import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { ApplicationPdfRequested } from '../contract/events.js';

/** Longer than an event is delivered again after failures. */
const GIVEN_UP_AFTER = '10 minutes';

/** Requests the PDF of an application that has none, again if an earlier request was given up. */
export class RequestPdf extends Command<void> {
  constructor(
    readonly applicationId: string,
    readonly jobId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(RequestPdf)
export class RequestPdfHandler implements ICommandHandler<RequestPdf> {
  constructor(private readonly database: Database) {}

  async execute({ applicationId, jobId, userId }: RequestPdf): Promise<void> {
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
