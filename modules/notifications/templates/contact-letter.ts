import type { ContactMessageById } from '../../site/contract/questions.js';
import type { Content } from './layout.js';

type Message = NonNullable<ContactMessageById['answer']>;

/** To support; an answer goes to whoever wrote. Only our own words stand in the subject. */
export function contactMessage(from: Message): Content {
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
