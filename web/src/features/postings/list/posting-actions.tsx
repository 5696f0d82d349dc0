import { IconDots, IconEye, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { ActionMenu } from '#web/ui/overlays/action-menu';
import { isAdminLevel } from '../rights';
import { canEdit, pageOf } from './action-rules';
import type { FillConfirmation } from './confirm-actions';

/** Loads with the first menu that opens. */
const loadMenu = () => import('./posting-menu');

/** The form while the posting can be edited, else its page. */
export const targetOf = (job: ManagedJob) => (canEdit(job.status) ? paths.postJobsEdit(job.id) : pageOf(job));

interface Props {
  job: ManagedJob;
  confirmation: FillConfirmation;
}

/** Edit or view, and a menu with the rest. */
export function PostingActions({ job, confirmation }: Props) {
  const navigate = useNavigate();
  const isAdmin = isAdminLevel(useSession().user);
  const actions = async () => (await loadMenu()).postingMenu(job, { confirmation, navigate, isAdmin });
  const [verb, Icon] = canEdit(job.status) ? (['Edit', IconPencil] as const) : (['View', IconEye] as const);
  return (
    <span className="posting-actions">
      <Link className="icon-btn" to={targetOf(job)} aria-label={`${verb} ${job.title}`} title={verb}>
        <Icon size={18} aria-hidden />
      </Link>
      <ActionMenu className="icon-btn" label={`More actions for ${job.title}`} actions={actions}>
        <IconDots size={20} aria-hidden />
      </ActionMenu>
    </span>
  );
}
