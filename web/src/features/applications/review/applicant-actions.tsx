import { IconDots, IconEye } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { Applicant } from '../../../../../modules/applications/contract/api-lists';
import { askConfirm } from '../../../lib/confirm';
import { toastError, toastSuccess } from '../../../lib/toasts';
import { paths } from '../../../paths';
import { ActionMenu } from '../../../ui/action-menu';
import { candidateName } from '../../../ui/candidate-columns';
import { deleteApplication, refreshReview } from './calls';

interface Props {
  applicant: Applicant;
  jobTitle: string;
  onDeleted(): void;
}

/** Open, documents, delete: for admin-level only (W12.6, W12.7). */
export function ApplicantActions({ applicant, jobTitle, onDeleted }: Props) {
  const navigate = useNavigate();
  const name = candidateName(applicant);
  const page = paths.reviewApplication(applicant.id);

  async function askAndDelete(): Promise<void> {
    const sure = await askConfirm({
      title: 'Application will be permanently deleted. Do you want to continue?',
      body: [`${name}, ${jobTitle}`],
      yes: 'Delete application',
      no: 'Keep application',
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
    await refreshReview();
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
          { label: 'Delete application', danger: true, onSelect: askAndDelete },
        ]}
      >
        <IconDots size={20} aria-hidden />
      </ActionMenu>
    </>
  );
}
