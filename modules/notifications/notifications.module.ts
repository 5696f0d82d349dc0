import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../src/config.js';
import { SmtpMail } from '../../src/engines/mail.js';
import { Database } from '../../src/platform/database/database.js';
import { Entities } from '../../src/platform/database/entities.module.js';
import { MailTransport } from '../../src/platform/mail.js';
import { Compose } from './delivery/compose.js';
import { DeliverMail } from './delivery/deliver-mail.js';
import { MailQueue } from './delivery/mail-queue.js';
import { MailboxTransport } from './delivery/mailbox-transport.js';
import { Mail } from './domain/mail.js';
import { MailboxController } from './mailbox.controller.js';
import { AskSupportWhenPostingAccessRequested } from './reactions/ask-support-when-posting-access-requested.js';
import { SendConfirmationLinkWhenRequested } from './reactions/send-confirmation-link-when-requested.js';
import { SendPasswordLinkWhenRequested } from './reactions/send-password-link-when-requested.js';
import { TellApplicantWhenReleased } from './reactions/tell-applicant-when-released.js';
import { TellBothAddressesWhenEmailChangeRequested } from './reactions/tell-both-addresses-when-email-change-requested.js';
import { TellCreatorWhenJobApproved } from './reactions/tell-creator-when-job-approved.js';
import { TellCreatorWhenJobRejected } from './reactions/tell-creator-when-job-rejected.js';
import { TellEmployerWhenPostingAccessDeclined } from './reactions/tell-employer-when-posting-access-declined.js';
import { TellEmployerWhenPostingAccessGranted } from './reactions/tell-employer-when-posting-access-granted.js';
import { TellOwnerWhenSignUpRepeated } from './reactions/tell-owner-when-sign-up-repeated.js';
import { TellSupportWhenMessageReceived } from './reactions/tell-support-when-message-received.js';
import { ThankApplicantWhenApplicationSubmitted } from './reactions/thank-applicant-when-application-submitted.js';
import { Mailbox } from './read/mailbox.js';

const reactions = [
  AskSupportWhenPostingAccessRequested,
  SendConfirmationLinkWhenRequested,
  SendPasswordLinkWhenRequested,
  TellApplicantWhenReleased,
  TellCreatorWhenJobApproved,
  TellCreatorWhenJobRejected,
  TellEmployerWhenPostingAccessDeclined,
  TellEmployerWhenPostingAccessGranted,
  TellBothAddressesWhenEmailChangeRequested,
  TellOwnerWhenSignUpRepeated,
  TellSupportWhenMessageReceived,
  ThankApplicantWhenApplicationSubmitted,
];

/**
 * Owns mails: what is to be sent, was sent, and the mailbox of demo installations.
 * Says that a mail was queued, sent or dropped.
 * Hears what accounts, postings, applications and visitors say that somebody should read in a mail.
 */
@Module({
  imports: [Entities.of([Mail])],
  controllers: [MailboxController],
  providers: [
    ...reactions,
    Compose,
    DeliverMail,
    MailQueue,
    Mailbox,
    {
      provide: MailTransport,
      inject: [Config, Database],
      useFactory: ({ smtpUrl, mailFrom }: Config, database: Database): MailTransport =>
        smtpUrl ? new SmtpMail(smtpUrl, mailFrom) : new MailboxTransport(database),
    },
  ],
})
export class NotificationsModule implements OnApplicationShutdown {
  constructor(private readonly transport: MailTransport) {}

  onApplicationShutdown(): void {
    if (this.transport instanceof SmtpMail) this.transport.close();
  }
}
