import type { EmailText } from './layout.js';

interface Request {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  organization: string;
  message: string;
}

/** To the support address. */
export function postingAccessRequested(request: Request, site: string): EmailText {
  const name = `${request.firstName} ${request.lastName}`;
  return {
    subject: `Request for posting rights: ${request.organization}`,
    heading: 'Somebody asks for posting rights',
    blocks: [
      `${name} (${request.email}) asks to post jobs for: ${request.organization}`,
      request.message ? `Message: ${request.message}` : 'There is no message.',
      { label: 'Grant or decline', url: `${site}/user-management?request=${request.id}` },
    ],
  };
}

export function postingAccessGranted(
  firstName: string,
  { privilege, organization }: { privilege: string; organization: string },
  site: string,
): EmailText {
  return {
    subject: `Your request was granted: ${organization}`,
    heading: `Good news, ${firstName}`,
    blocks: [
      `You now have the right "${privilege}" for ${organization}. You can use it at once.`,
      { label: 'Post a job', url: `${site}/post-jobs` },
    ],
  };
}

export function postingAccessDeclined(
  firstName: string,
  { organization, declineReason }: { organization: string; declineReason: string },
  site: string,
): EmailText {
  return {
    subject: `Your request was declined: ${organization}`,
    heading: `Hello ${firstName}`,
    blocks: [
      `We could not give you the right to post jobs for ${organization}.`,
      ...declineReason.split('\n').filter(Boolean),
      'If you think that this is a mistake, please get in touch with us.',
      { label: 'Contact us', url: `${site}/contact-us` },
    ],
  };
}
