import { IconDots, IconEye } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { Applicant } from '#modules/applications/contract/api/lists';
import { openConfirm } from '#web/lib/feedback/confirm';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { paths } from '#web/paths';
import { ActionMenu } from '#web/ui/overlays/action-menu';
import { deleteApplication } from './queries';

interface Props {
  applicant: Applicant;
  jobTitle: string;
  onDeleted(): void;
}

/** Open, documents and delete, for admin-level users only. */
export function ApplicantActions({ applicant, jobTitle, onDeleted }: Props) {
  const navigate = useNavigate();
  const name = candidateName(applicant);
  const page = paths.reviewApplication(applicant.id);

  async function confirmAndDelete(): Promise<void> {
    const sure = await openConfirm({
      title: 'Application will be permanently deleted. Do you want to continue?',
      body: [`${name}, ${jobTitle}`],
      confirmLabel: 'Delete application',
      cancelLabel: 'Keep application',
      danger: true,
    });
    if (!sure) return;
    try {
      await deleteApplication(applicant.id);
      onDeleted();
      toastSuccess(`The application of ${name} is deleted.`);
    } catch (error) {
      toastError(error);
    }
    await refreshAfter('review');
  }

  return (
    <>
      <Link className="icon-btn" to={page} aria-label={`Open the application of ${name}`} title="Open the application">
        <IconEye size={18} aria-hidden />
      </Link>
      <ActionMenu
        className="icon-btn"
        label={`More actions for ${name}`}
        actions={[
          { label: 'Documents', onSelect: () => navigate(`${page}#documents`) },
          { label: 'Delete application', danger: true, onSelect: confirmAndDelete },
        ]}
      >
        <IconDots size={20} aria-hidden />
      </ActionMenu>
    </>
  );
}
