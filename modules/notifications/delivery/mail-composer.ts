import { Injectable } from '@nestjs/common';
import { ApplicationsApi } from '#modules/applications/contract/applications-api.js';
import { type AccountSummary, IdentityApi } from '#modules/identity/contract/identity-api.js';
import { LinkIssuer } from '#modules/identity/contract/link-issuer.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { SiteApi } from '#modules/site/contract/site-api.js';
import { Clock } from '#platform/time/clock.js';
import { Config } from '#src/config.js';
import type { Mail } from '../domain/mail.js';
import {
  accountAboutToBeDeleted,
  confirmEmail,
  confirmNewEmail,
  confirmOneSignUp,
  dataExportReady,
  emailAboutToChange,
  emailAlreadyRegistered,
  emailWanted,
  setPassword,
} from '../templates/account-emails.js';
import { contactMessage } from '../templates/contact-email.js';
import { draftDeadline } from '../templates/draft-deadline-email.js';
import { type EmailText, type RenderedEmail, render } from '../templates/layout.js';
import { outcomeEmail, outcomesOverdue } from '../templates/outcome-emails.js';
import {
  postingAccessDeclined,
  postingAccessGranted,
  postingAccessRequested,
} from '../templates/posting-access-emails.js';
import {
  applicantReleased,
  applicationReceived,
  newApplicants,
  postingApproved,
  postingRejected,
  postingRemoved,
  reviewRequested,
} from '../templates/posting-emails.js';

const SITE_NAME = 'Career Gateway';

/** An account, or the support address. */
export type Recipient = Pick<AccountSummary, 'firstName' | 'email' | 'isConfirmed' | 'isEmailReceiver' | 'isLocked'>;

/** Composes a mail when it is sent. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly config: Config,
    private readonly links: LinkIssuer,
    private readonly applications: ApplicationsApi,
    private readonly postings: PostingsApi,
    private readonly identity: IdentityApi,
    private readonly site: SiteApi,
    private readonly clock: Clock,
  ) {}

  /** Returns null for an obsolete mail, such as one with a link for an already confirmed account. */
  async compose(mail: Mail, recipient: Recipient): Promise<RenderedEmail | null> {
    const content = await this.emailText(mail, recipient);
    const { publicUrl, supportEmail } = this.config;
    return content && render(content, { siteName: SITE_NAME, publicUrl, supportEmail });
  }

  private async emailText(mail: Mail, { firstName, isConfirmed }: Recipient): Promise<EmailText | null> {
    const site = this.config.publicUrl;
    const content = mail.data;
    const provenName = isConfirmed ? firstName : null;
    switch (content.template) {
      case 'confirm-address': {
        const link = await this.links.confirmationLink(requireAccountId(mail), mail.id, content.signUpId);
        if (!link) return null;
        const mailed = { ...link, url: `${site}/email-confirmation/${link.token}${queryOf(content.jobId)}` };
        return link.isOneOfSeveral ? confirmOneSignUp(mailed, link.signedUpAt, site) : confirmEmail(mailed);
      }
      case 'set-password': {
        const link = await this.links.passwordLink(requireAccountId(mail), mail.id, content.reason);
        return (
          link && setPassword(provenName, content.reason, { ...link, url: `${site}/reset-password/${link.token}` })
        );
      }
      case 'confirm-new-address': {
        const link = await this.links.emailChangeLink(content.changeId, mail.id);
        if (link === 'taken') return emailWanted(site);
        return link && confirmNewEmail({ ...link, url: `${site}/email-change/${link.token}` });
      }
      case 'address-changing':
        return emailAboutToChange(firstName, site);
      case 'removal-requested':
        return accountAboutToBeDeleted(firstName, new Date(content.dueAt), site);
      case 'data-export-ready':
        return dataExportReady(firstName, new Date(content.expiresAt), site);
      case 'address-known':
        return emailAlreadyRegistered(provenName, site);
      case 'application-received':
        return applicationReceived(firstName, content, site);
      case 'draft-deadline': {
        const draft = await this.applications.openDraft(content.applicationId);
        return draft && draftDeadline(firstName, draft, site);
      }
      case 'outcome': {
        const outcome = await this.applications.outcomeOfMove(content.moveId);
        return outcome && outcomeEmail(firstName, outcome, site);
      }
      case 'outcomes-overdue': {
        const job = await this.postings.endedJobAwaitingOutcomes(content.jobId, this.clock.now());
        return job && outcomesOverdue(firstName, job, site);
      }
      case 'applicant-released':
        return applicantReleased(firstName, content, site);
      case 'new-applicants':
        return newApplicants(firstName, content, site);
      case 'posting-removed':
        return postingRemoved(firstName, content, content.isSubmitted, site);
      case 'review-requested':
        return reviewRequested(firstName, content, site);
      case 'posting-approved':
        return postingApproved(firstName, content, site);
      case 'posting-rejected':
        return postingRejected(firstName, content, content.reason, site);
      case 'posting-access-requested': {
        const request = await this.identity.postingAccessRequest(content.requestId);
        return request && postingAccessRequested({ ...request, id: content.requestId }, site);
      }
      case 'posting-access-granted':
        return postingAccessGranted(firstName, content, site);
      case 'posting-access-declined': {
        const request = await this.identity.postingAccessRequest(content.requestId);
        return request && postingAccessDeclined(firstName, request, site);
      }
      case 'contact-message': {
        const message = await this.site.contactMessage(content.messageId);
        return message && contactMessage(message);
      }
    }
  }
}

const queryOf = (jobId?: string) => (jobId ? `?jobId=${jobId}` : '');

/** Throws for a mail to the support address, which has no links. */
function requireAccountId({ id, recipientId }: Mail): string {
  if (!recipientId) throw new Error(`Mail ${id} has no account to make a link for.`);
  return recipientId;
}
