import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { Entities } from '#platform/database/entities.module.js';
import { MailTransport } from '#platform/mail/mail-transport.js';
import { Backlog } from '#platform/monitoring/backlog.js';
import { SmtpMailTransport } from '#src/adapters/smtp-mail-transport.js';
import { Config } from '#src/config.js';
import { SendAgain } from './commands/send-again.js';
import { MailsApi } from './contract/mails-api.js';
import { DeliverMail } from './delivery/deliver-mail.js';
import { MailClaims } from './delivery/mail-claims.js';
import { MailComposer } from './delivery/mail-composer.js';
import { MailQueue } from './delivery/mail-queue.js';
import { MailboxTransport } from './delivery/mailbox-transport.js';
import { Mail } from './domain/mail.js';
import { MailboxController } from './mailbox.controller.js';
import { MailsController } from './mails.controller.js';
import { MAILS } from './mails.js';
import { NotificationsSeed } from './notifications.seed.js';
import { MailRecords } from './read/mail-records.js';
import { Mailbox } from './read/mailbox.js';
import { MailsOfEvents } from './read/mails-of-events.js';
import { MailsOfUser } from './read/mails-of-user.js';
import { UnsentMailTasks } from './read/tasks/unsent-mail.js';
import { AskReviewersWhenReviewRequested } from './subscribers/ask-reviewers-when-review-requested.js';
import { RemindEmployerWhenOutcomesOverdue } from './subscribers/remind-employer-when-outcomes-overdue.js';
import { TellApplicantsWhenJobDeleted } from './subscribers/tell-applicants-when-job-deleted.js';
import { TellEmployerWhenApplicantsReleased } from './subscribers/tell-employer-when-applicants-released.js';
import { TellEmployerWhenPostingAccessGranted } from './subscribers/tell-employer-when-posting-access-granted.js';
import { MailsShare } from './user-data.js';

const subscribers = [
  ...MAILS,
  AskReviewersWhenReviewRequested,
  RemindEmployerWhenOutcomesOverdue,
  TellApplicantsWhenJobDeleted,
  TellEmployerWhenApplicantsReleased,
  TellEmployerWhenPostingAccessGranted,
];

/** Mails neither sent nor dropped, without those whose delivery is a dead letter. */
const UNSENT = `sent_at is null and dropped_at is null and not exists (
  select from dead_letter d join fact f on f.id = d.fact_id where f.aggregate_id = mail.id)`;

/**
 * E-mails: queued, sent or dropped, what became of each, and the mailbox of demo installations.
 *
 * Owns the aggregate Mail; the tables `mail`, `mailbox_message`.
 */
@Global()
@Module({
  imports: [Entities.register([Mail])],
  controllers: [MailboxController, MailsController],
  providers: [
    MailsShare,
    ...subscribers,
    MailClaims,
    MailComposer,
    DeliverMail,
    MailQueue,
    Mailbox,
    MailRecords,
    MailsOfUser,
    SendAgain,
    { provide: MailsApi, useClass: MailsOfEvents },
    NotificationsSeed,
    UnsentMailTasks,
    {
      provide: MailTransport,
      inject: [Config, Database],
      useFactory: ({ smtpUrl, mailFrom }: Config, database: Database): MailTransport =>
        smtpUrl ? new SmtpMailTransport(smtpUrl, mailFrom) : new MailboxTransport(database),
    },
  ],
  exports: [MailsApi],
})
export class NotificationsModule implements OnApplicationShutdown {
  constructor(
    private readonly transport: MailTransport,
    backlog: Backlog,
  ) {
    backlog.add('mails', { table: 'mail', where: UNSENT, since: 'created_at' });
  }

  onApplicationShutdown(): void {
    if (this.transport instanceof SmtpMailTransport) this.transport.close();
  }
}
