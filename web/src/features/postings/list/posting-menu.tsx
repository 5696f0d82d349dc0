import {
  IconBan,
  IconCalendar,
  IconCalendarPlus,
  IconCheck,
  IconClock,
  IconCopy,
  IconEye,
  IconRefresh,
  IconTrash,
  IconUserCheck,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import type { NavigateFunction } from 'react-router-dom';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { paths } from '#web/paths';
import type { Action } from '#web/ui/overlays/action-list';
import { copyPosting } from '../copy-posting';
import { openExtend, openReject, openRelist, openSchedule } from '../open-posting-dialog';
import { canClose, canDecide, canDelete, canExtend, canFill, canSchedule, canView, pageOf } from './action-rules';
import {
  confirmAndApprove,
  confirmAndClose,
  confirmAndDelete,
  type FillConfirmation,
  fillPosition,
} from './confirm-actions';

const ICON = { size: 18, 'aria-hidden': true } as const;

interface Where {
  confirmation: FillConfirmation;
  navigate: NavigateFunction;
  /** Of the user. */
  isAdmin: boolean;
}

/** The actions that the posting's status allows, each with what visitors see of it. */
export function postingMenu(job: ManagedJob, { confirmation, navigate, isAdmin }: Where): Action[] {
  const { status } = job;
  const isOver = canView(status);
  const isDecided = isAdmin && canDecide(status);
  const actions: (Action | false)[] = [
    isDecided && {
      label: 'Approve',
      icon: <IconCheck {...ICON} />,
      hint: 'Posts it as it was sent',
      onSelect: () => confirmAndApprove(job),
    },
    isDecided && {
      label: 'Reject',
      icon: <IconX {...ICON} />,
      hint: 'Asks for a reason',
      onSelect: () => openReject(job),
    },
    isOver
      ? {
          label: 'View',
          icon: <IconEye {...ICON} />,
          hint: 'Read only',
          onSelect: () => navigate(pageOf(job)),
        }
      : {
          label: 'Preview',
          icon: <IconEye {...ICON} />,
          hint: 'The page as visitors get it',
          onSelect: () => navigate(paths.jobPreview(job.id)),
        },
    job.applicationsCount > 0 && {
      label: 'Applicants',
      icon: <IconUsers {...ICON} />,
      hint: 'By stage, with their applications',
      onSelect: () => navigate(paths.jobApplicants(job.id)),
    },
    canExtend(status) && {
      label: 'Extend',
      icon: <IconCalendarPlus {...ICON} />,
      hint: 'Asks for a later listing end date',
      onSelect: () => openExtend(job),
    },
    canSchedule(status) && {
      label: 'Schedule',
      icon: <IconCalendar {...ICON} />,
      hint: 'Asks for listing dates, and posts it',
      onSelect: () => openSchedule(job),
    },
    isOver && {
      label: 'Relist',
      icon: <IconRefresh {...ICON} />,
      hint: 'Copies it and asks for new dates',
      onSelect: () => openRelist(job),
    },
    {
      label: 'Copy',
      icon: <IconCopy {...ICON} />,
      hint: 'A new unsubmitted posting; visitors see nothing yet',
      onSelect: () => copyPosting(job, navigate),
    },
    canFill(status) && {
      label: 'Mark filled',
      icon: <IconUserCheck {...ICON} />,
      hint: 'No longer accepting applications',
      onSelect: () => fillPosition(job, confirmation, navigate),
    },
    canClose(status) && {
      label: 'Close Position',
      icon: <IconBan {...ICON} />,
      hint: 'Suspends all activities',
      danger: true,
      onSelect: () => confirmAndClose(job),
    },
    {
      label: 'History',
      icon: <IconClock {...ICON} />,
      hint: 'Who changed what, and when',
      apart: true,
      onSelect: () => navigate(paths.history('jobs', job.id)),
    },
    canDelete(status) && {
      label: 'Delete',
      icon: <IconTrash {...ICON} />,
      hint: 'Permanent',
      danger: true,
      onSelect: () => confirmAndDelete(job),
    },
  ];
  return actions.filter((action) => action !== false);
}
