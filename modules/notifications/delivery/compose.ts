import { Injectable } from '@nestjs/common';
import { Config } from '../../../src/config.js';
import { Ask } from '../../../src/platform/ask.js';
import {
  type AccountSummary,
  IssueConfirmationLink,
  IssueEmailChangeLink,
  IssuePasswordLink,
  PostingAccessRequestById,
} from '../../identity/contract/questions.js';
import { ContactMessageById } from '../../site/contract/questions.js';
import type { Mail } from '../domain/mail.js';
import {
  addressChanging,
  addressKnown,
  confirmAddress,
  confirmNewAddress,
  setPassword,
} from '../templates/account-letters.js';
import { contactMessage } from '../templates/contact-letter.js';
import { type Content, type Rendered, render } from '../templates/layout.js';
import {
  postingAccessDeclined,
  postingAccessGranted,
  postingAccessRequested,
} from '../templates/posting-access-letters.js';
import {
  applicantReleased,
  applicationReceived,
  postingApproved,
  postingRejected,
} from '../templates/posting-letters.js';

const SITE_NAME = 'Career Gateway';

/** An account, or the people behind the support address. */
export type Recipient = Pick<AccountSummary, 'firstName' | 'email' | 'isEmailReceiver' | 'isLocked'>;

/** Finds the words for a mail, at the moment it leaves. */
@Injectable()
export class Compose {
  constructor(
    private readonly config: Config,
    private readonly ask: Ask,
  ) {}

  /** Null when there is nothing to say any more, such as a link to confirm what is confirmed. */
  async of(mail: Mail, recipient: Recipient): Promise<Rendered | null> {
    const content = await this.content(mail, recipient.firstName);
    const { publicUrl, supportEmail } = this.config;
    return content && render(content, { siteName: SITE_NAME, publicUrl, supportEmail });
  }

  private async content(mail: Mail, firstName: string): Promise<Content | null> {
    const site = this.config.publicUrl;
    const letter = mail.data;
    switch (letter.template) {
      case 'confirm-address': {
        const link = await this.ask.of(new IssueConfirmationLink(accountOf(mail), mail.id));
        return link && confirmAddress(firstName, { ...link, url: `${site}/email-confirmation/${link.token}` });
      }
      case 'set-password': {
        const link = await this.ask.of(new IssuePasswordLink(accountOf(mail), mail.id));
        return link && setPassword(firstName, letter.reason, { ...link, url: `${site}/reset-password/${link.token}` });
      }
      case 'confirm-new-address': {
        const link = await this.ask.of(new IssueEmailChangeLink(letter.changeId, mail.id));
        return link && confirmNewAddress(firstName, { ...link, url: `${site}/email-change/${link.token}` });
      }
      case 'address-changing':
        return addressChanging(firstName, site);
      case 'address-known':
        return addressKnown(firstName, site);
      case 'application-received':
        return applicationReceived(firstName, letter, site);
      case 'applicant-released':
        return applicantReleased(firstName, letter, site);
      case 'posting-approved':
        return postingApproved(firstName, letter, site);
      case 'posting-rejected':
        return postingRejected(firstName, letter, letter.reason, site);
      case 'posting-access-requested': {
        const request = await this.ask.of(new PostingAccessRequestById(letter.requestId));
        return request && postingAccessRequested(request, site);
      }
      case 'posting-access-granted':
        return postingAccessGranted(firstName, letter, site);
      case 'posting-access-declined': {
        const request = await this.ask.of(new PostingAccessRequestById(letter.requestId));
        return request && postingAccessDeclined(firstName, request.organization, site);
      }
      case 'contact-message': {
        const message = await this.ask.of(new ContactMessageById(letter.messageId));
        return message && contactMessage(message);
      }
    }
  }
}

/** Links are an account's; a mail with one never goes to the support address. */
function accountOf({ id, recipientId }: Mail): string {
  if (!recipientId) throw new Error(`Mail ${id} has no account to make a link for.`);
  return recipientId;
}
