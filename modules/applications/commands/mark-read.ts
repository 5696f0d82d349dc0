import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';

/** Notes the first time that a user opened an application, which counts as read for them. */
export class MarkRead extends Command<void> {
  constructor(
    readonly applicationId: string,
    readonly jobId: string,
    readonly readerId: string,
  ) {
    super();
  }
}

@CommandHandler(MarkRead)
export class MarkReadHandler implements ICommandHandler<MarkRead> {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
  ) {}

  async execute({ applicationId, jobId, readerId }: MarkRead): Promise<void> {
    const key = [applicationId, readerId];
    const sql = 'select 1 from application_reader where application_id = ? and reader_id = ?';
    const rows = await this.database.lookup(sql, key);
    if (rows.length > 0) return;
    await this.database.transaction(async (em) => {
      // Before the counts, whose new row for a reader refers to the job. Applications of a deleted one are read too.
      await this.postings.jobForApplying(jobId, { lock: 'share' });
      const marked = await em.execute(
        `insert into application_reader (application_id, reader_id, first_read_at)
         select id, ?, clock_timestamp() from application where id = ? on conflict do nothing returning 1`,
        [readerId, applicationId],
      );
      if (marked.length) await this.postings.countApplicants([jobId]);
    });
  }
}
