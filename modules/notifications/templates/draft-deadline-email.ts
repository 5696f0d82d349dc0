import type { OpenDraft } from '#modules/applications/contract/applications-api.js';
import { TIME_ZONE } from '#platform/time/local-time.js';
import type { EmailText } from './layout.js';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: TIME_ZONE });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: TIME_ZONE });

export function draftDeadline(firstName: string, draft: OpenDraft, site: string): EmailText {
  const { title, organization, deadline, jobId } = draft;
  return {
    subject: `Submit by ${day.format(deadline)}: ${title}`,
    heading: `Hello ${firstName}`,
    blocks: [
      `Your application for "${title}" at ${organization} is still a draft. The position takes applications until ${dayAndTime.format(deadline)}, Eastern Time.`,
      'To apply, open the draft, add what is missing and press Submit Application. Saving alone does not apply for the job. If you no longer want to apply, delete the draft.',
      { label: 'Open the draft', url: `${site}/user-application/${jobId}` },
      'You can turn off mails like this one in your account settings.',
    ],
  };
}
