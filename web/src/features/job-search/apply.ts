import type { NavigateFunction } from 'react-router-dom';
import { askConfirm } from '../../lib/confirm';
import { signInThen } from '../../lib/redirect';
import { currentUser } from '../../lib/session';
import { paths } from '../../paths';

interface Applicable {
  id: string;
  isExternalPost: boolean;
  externalUrl: string;
}

/** The same behind every Apply button (P3.8–P3.10, W9.12, T21, U14). */
export async function applyFor(job: Applicable, navigate: NavigateFunction): Promise<void> {
  if (!job.isExternalPost) {
    const apply = paths.apply(job.id);
    navigate(currentUser() ? apply : signInThen(apply));
    return;
  }
  const leave = await askConfirm({
    title: 'Redirecting',
    body: [
      'You are being redirected to an external job posting',
      'Do you want to leave the page?',
      `${hostOf(job.externalUrl)} opens in a new tab.`,
    ],
    yes: 'Leave the page',
    no: 'Stay here',
  });
  if (leave) window.open(job.externalUrl, '_blank', 'noopener');
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);
