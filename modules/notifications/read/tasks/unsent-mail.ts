import {
  SourceOfTasks,
  type TaskBounds,
  type TaskHolder,
  type TaskSource,
} from '#modules/identity/contract/task-source.js';
import { RIGHTS } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { Database } from '#platform/database/database.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { shownError } from '#platform/errors/shown-error.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import { MAIL_SUBJECTS } from '../../contract/mail-subjects.js';
import type { EmailContent } from '../../domain/email-content.js';

/**
 * Mails whose delivery failed and is tried again, and those that wait for long, as while the mail server is away. What
 * was given up is a dead letter, and no mail of this list; once an administrator has it tried again, it has no failed
 * attempt until the next one.
 */
const WAITING = `
  from mail
  join fact on fact.aggregate_id = mail.id and fact.name = 'MailQueued'
  left join delivery_failure failure on failure.fact_id = fact.id and failure.subscriber = 'deliver-mail'
 where mail.sent_at is null and mail.dropped_at is null
   and (failure.attempts > 0 or mail.created_at < statement_timestamp() - interval '10 minutes')
   and not exists (
     select from dead_letter where dead_letter.fact_id = fact.id and dead_letter.subscriber = 'deliver-mail')`;

const PAGE = `
  select mail.id, mail.template, mail.recipient_id as "userId", mail.created_at as since, failure.attempts as amount, failure.error as detail
  ${WAITING} order by mail.created_at, mail.id limit ? offset ?`;

interface Row {
  id: string;
  template: EmailContent['template'];
  userId: string | null;
  since: string;
  /** Null where no attempt failed by itself. */
  amount: number | null;
  detail: string | null;
}

/** Mails that could not be sent yet, the oldest first. */
@SourceOfTasks(['unsentMail'])
export class UnsentMailTasks implements TaskSource<'unsentMail'> {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async page(_kind: 'unsentMail', holder: TaskHolder, { offset, limit }: TaskBounds): Promise<TaskPage | null> {
    if (!hasAnyPrivilege(holder, ...RIGHTS.systemLog)) return null;
    const [rows, totalItemsCount] = await Promise.all([
      this.database.lookup<Row>(PAGE, [limit, offset]),
      this.totals.count(WAITING, []),
    ]);
    const items = rows.map(({ id, template, userId, since, amount, detail }) => ({
      id,
      title: MAIL_SUBJECTS[template],
      ...(userId && { userId }),
      since: new Date(since).toISOString(),
      ...(amount && { amount, detail: shownError(detail ?? '') }),
    }));
    return { items, totalItemsCount };
  }
}
