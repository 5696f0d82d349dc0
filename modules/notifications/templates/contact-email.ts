import type { ContactMessageSummary } from '#modules/site/contract/site-api.js';
import type { EmailText } from './layout.js';

/** To support, with the sender as Reply-To. The subject contains no text of the sender. */
export function contactMessage(from: ContactMessageSummary): EmailText {
  const about = [
    `Name: ${from.name}`,
    `Email: ${from.email}`,
    from.organization && `Organization: ${from.organization}`,
    from.phone && `Phone: ${from.phone}`,
  ];
  const paragraphs = from.message.split(/[\r\n]+/).filter((paragraph) => paragraph.trim() !== '');
  return {
    subject: `Contact form: ${from.reasonForContact}`,
    heading: from.reasonForContact,
    blocks: [...about.filter((line) => line !== ''), ...paragraphs],
    replyTo: from.email,
  };
}
