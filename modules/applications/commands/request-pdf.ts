import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { recordWithoutAggregate } from '../../../src/platform/events/outbox.subscriber.js';
import { ApplicationPdfRequested } from '../contract/events.js';

/** Requests the PDF of an application that has none and awaits none. Repeated requests change nothing. */
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
        'insert into application_pdf (application_id) values (?) on conflict do nothing returning 1',
        [applicationId],
      );
      if (added.length > 0)
        recordWithoutAggregate(em, ApplicationPdfRequested, { applicationId, jobId, userId }, userId);
    });
  }
}
