import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { inputDate, longDate, timeOfDay } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { icons } from '#web/ui/icons';
import { FormActions } from '#web/ui/layout/section';
import type { Action } from '#web/ui/overlays/action-list';
import { ActionMenu } from '#web/ui/overlays/action-menu';
import type { Autosave } from './autosave/use-autosave';
import { POST_LABELS } from './post-act';
import type { useJobForm } from './use-job-form';

interface Props {
  job: JobForEdit | null;
  isAdmin: boolean;
  state: ReturnType<typeof useJobForm>;
  onReject(): void;
  /** Reuses of a saved posting; null for a new one, and without the right to post. */
  reuse: { copy(): void; saveTemplate(): void } | null;
}

/**
 * The action bar: post, save, discard and the save status; at the far edge the actions that end a posting (W5.2–W5.4,
 * UX "Forms").
 */
export function FormBar({ job, isAdmin, state, onReject, reuse }: Props) {
  const can = (move: JobForEdit['moves'][number]) =>
    job ? job.moves.includes(move) : move === 'save' || move === 'post';
  const { act } = state;
  /** Save Position takes a posted one back, so it stands in the menu beside the button that keeps it posted. */
  const hasSaveButton = can('save') && (act === 'post' || !can('post'));
  const takesBack = job?.status === 'open' ? 'Unsubmitted: off the board' : 'Unsubmitted: not sent for approval';
  const canReject = isAdmin && job?.status === 'pendingApproval';
  const actions: Action[] = [
    ...(can('save')
      ? [{ label: 'Preview', hint: 'The page as visitors get it', onSelect: () => state.submit('preview') }]
      : []),
    ...(reuse
      ? [
          {
            label: 'Copy',
            hint: state.dirty ? 'Save or discard your changes first' : 'Visitors see nothing of it yet',
            disabled: state.dirty,
            onSelect: reuse.copy,
          },
          { label: 'Save as template', hint: 'New postings can start from it', onSelect: reuse.saveTemplate },
        ]
      : []),
    ...(can('save') && !hasSaveButton
      ? [{ label: 'Save Position', hint: takesBack, onSelect: () => state.submit('save') }]
      : []),
    ...(can('save') ? [{ label: 'Discard changes', phoneOnly: true, onSelect: state.discard }] : []),
    ...(canReject
      ? [{ label: 'Reject Position', hint: 'Asks for a reason', danger: true, phoneOnly: true, onSelect: onReject }]
      : []),
    ...(isAdmin && job
      ? [
          closingAction(
            'Fill Position',
            'Takes no more applications',
            'Only an open posting can be filled',
            can('fill'),
            state.fill,
          ),
        ]
      : []),
    {
      ...closingAction(
        'Close Position',
        'Suspends all activities',
        'Only a posted position can be closed',
        can('close'),
        state.close,
      ),
      danger: can('close'),
    },
  ];
  return (
    <FormActions
      status={<SavedState job={job} dirty={state.dirty} autosave={state.autosave} />}
      far={
        <span className="row-of-buttons posting-ends">
          {canReject && (
            <Button danger className="wide-only" onClick={onReject} busy={state.deciding}>
              Reject Position
            </Button>
          )}
          <ActionMenu className="btn" actions={actions} up>
            More {icons.chevron}
          </ActionMenu>
        </span>
      }
    >
      {can('post') && (
        <Button
          look="fill"
          className="main"
          type={act === 'change' ? 'submit' : 'button'}
          onClick={act === 'change' ? undefined : () => state.submit('post')}
          busy={state.intent === 'post'}
        >
          {POST_LABELS[act]}
        </Button>
      )}
      {hasSaveButton && (
        <Button type="submit" className="main" busy={state.intent === 'save'}>
          Save Position
        </Button>
      )}
      {can('save') && (
        <Button look="quiet" className="wide-only" onClick={state.discard}>
          Discard changes
        </Button>
      )}
    </FormActions>
  );
}

const closingAction = (
  label: string,
  hint: string,
  reason: string,
  allowed: boolean,
  onSelect: () => void,
): Action => ({
  label,
  hint: allowed ? hint : reason,
  disabled: !allowed,
  onSelect,
});

interface SavedProps {
  job: JobForEdit | null;
  dirty: boolean;
  autosave: Autosave;
}

function SavedState({ job, dirty, autosave: { keptAt, notKeptSince } }: SavedProps) {
  if (dirty && notKeptSince)
    return (
      <>
        <b>Changes not saved</b>
        <span>Not kept on your account since {timeOfDay(notKeptSince)}. Save to be sure.</span>
      </>
    );
  if (dirty && keptAt)
    return (
      <>
        <b>Changes not saved</b>
        <span aria-live="off">Kept on your account, {timeOfDay(keptAt)}</span>
      </>
    );
  if (!job) return <b>{dirty ? 'Changes not saved' : 'Not saved yet'}</b>;
  const isToday = inputDate(job.updatedAt) === inputDate(new Date());
  const when = isToday ? timeOfDay(job.updatedAt) : longDate(job.updatedAt);
  return dirty ? (
    <>
      <b>Changes not saved</b>
      <span>Last saved {when}</span>
    </>
  ) : (
    `${job.status === 'pendingApproval' ? 'Sent for approval, saved' : 'Saved'} ${when}`
  );
}
