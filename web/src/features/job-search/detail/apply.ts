import type { NavigateFunction } from 'react-router-dom';
import { openConfirm } from '#web/lib/feedback/confirm';
import { signInUrl } from '#web/lib/session/redirect';
import { currentUser } from '#web/lib/session/session';
import { paths } from '#web/paths';

export interface ApplicableJob {
  id: string;
  isExternalPost: boolean;
  externalUrl: string;
}

/** The action of every Apply button. */
export async function applyFor(job: ApplicableJob, navigate: NavigateFunction): Promise<void> {
  if (!job.isExternalPost) {
    const apply = paths.apply(job.id);
    navigate(currentUser() ? apply : signInUrl(apply));
    return;
  }
  const leave = await openConfirm({
    title: 'Redirecting',
    body: [
      'You are being redirected to an external job posting',
      'Do you want to leave the page?',
      `${hostOf(job.externalUrl)} opens in a new tab.`,
    ],
    confirmLabel: 'Leave the page',
    cancelLabel: 'Stay here',
  });
  if (leave) window.open(job.externalUrl, '_blank', 'noopener');
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
