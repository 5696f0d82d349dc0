import { useEffect } from 'react';
import { STAGE_NAMES } from '#modules/applications/contract/api/stage-rules';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { pluralize } from '#web/lib/formatting/format';
import { timeAgo } from '#web/lib/formatting/time-ago';
import { Button } from '#web/ui/button';
import { Dialog } from '#web/ui/overlays/dialog';
import { type MovedApplicant, type MovedMeanwhile, seenNow } from './moved-meanwhile';
import styles from './moved-meanwhile-dialog.module.css';
import type { Move } from './use-moves';

interface Props {
  conflict: MovedMeanwhile;
  onMove(move: Move): void;
  onLeave(): void;
}

const SAFE = 'leave-as-moved';

/** Says who moved applicants meanwhile, and asks whether they are moved on. Leaving them is the safe answer. */
export function MovedMeanwhileDialog({ conflict, onMove, onLeave }: Props) {
  const { moved, others, stage, message, canMoveAll, applicants } = conflict;
  const [first] = moved;
  const to = STAGE_NAMES[stage];
  // The dialog itself would focus the first element.
  useEffect(() => document.getElementById(SAFE)?.focus(), []);

  const leave = () => (others.length > 0 ? onMove({ applicants: others, stage, message }) : onLeave());
  const moveAll = () => onMove({ applicants, stage, message, seen: seenNow(conflict) });
  const isSingle = applicants.length === 1 && first;
  const title = isSingle
    ? `${candidateName(first.applicant)} is in ${STAGE_NAMES[first.stage]} now`
    : `${moved.length} of ${pluralize(applicants.length, 'applicant')} ${moved.length === 1 ? 'was' : 'were'} moved meanwhile`;
  return (
    <Dialog title={title} onClose={onLeave}>
      <ul className={styles.moved}>
        {moved.map((one) => (
          <li key={one.applicant.id}>
            {!isSingle && <h3>{candidateName(one.applicant)}</h3>}
            <Facts moved={one} />
          </li>
        ))}
      </ul>
      <p>
        You wanted to move {isSingle ? 'this applicant' : 'all of them'} to <b>{to}</b>
        {stage === 'notSelected' && ', with a mail to the applicant'}. Nobody was moved and nothing was sent.
      </p>
      {!canMoveAll && <p>From there nobody can be moved to {to}.</p>}
      <div className="row-of-buttons">
        <Button look="fill" id={SAFE} onClick={leave}>
          {leaveLabel(conflict)}
        </Button>
        {canMoveAll && <Button onClick={moveAll}>{isSingle ? `Move to ${to}` : `Move all to ${to}`}</Button>}
        {others.length > 0 && (
          <Button look="quiet" onClick={onLeave}>
            Move nobody
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const Facts = ({ moved: { seen, stage, by, at } }: { moved: MovedApplicant }) => (
  <dl>
    <div>
      <dt>You saw</dt>
      <dd>{STAGE_NAMES[seen]}</dd>
    </div>
    <div>
      <dt>{by ?? 'Somebody'}</dt>
      <dd>
        moved to <b>{STAGE_NAMES[stage]}</b>, {timeAgo(at)}
      </dd>
    </div>
  </dl>
);

function leaveLabel({ moved, others }: MovedMeanwhile): string {
  const [first] = moved;
  if (others.length > 0) return others.length === 1 ? 'Move the other one' : `Move the other ${others.length}`;
  return moved.length === 1 && first ? `Leave in ${STAGE_NAMES[first.stage]}` : 'Leave them there';
}
