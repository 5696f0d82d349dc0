import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { STAGE_NAMES, type Stage, UNDO_SECONDS } from '#modules/applications/contract/api/stage-rules';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { icons } from '#web/ui/icons';
import { listNames } from '../list-names';
import type { LastMove } from './last-move';
import { MOVE_NOTE_ID } from './move-focus';

/** The sentence on how applicants learn of the move. */
function consequence(stage: Stage): string {
  if (stage === 'notSelected') return 'They get your message by e-mail.';
  return stage === 'new' ? '' : 'They see it in My Applications.';
}

interface Props {
  last: LastMove | null;
  isBusy: boolean;
  onUndo(move: LastMove): void;
}

/** The last move, with Undo as long as it is possible. Screen readers hear each move once, not its countdown. */
export function MoveNote({ last, isBusy, onUndo }: Props) {
  const [settledId, setSettledId] = useState<string | null>(null);
  const isSettled = last?.moveId === settledId;
  return (
    <>
      <p className="vh" role="status">
        {last?.isUndone && <Description last={last} />}
        {last && !last.isUndone && !isSettled && (
          <>
            <Description last={last} /> Undo is possible for {UNDO_SECONDS} seconds.
          </>
        )}
      </p>
      {last && !last.isUndone && (
        <Undoable
          key={last.moveId}
          until={last.undoableUntil}
          isBusy={isBusy}
          onUndo={() => onUndo(last)}
          onSettled={() => setSettledId(last.moveId)}
        >
          <p>
            <Description last={last} />
          </p>
        </Undoable>
      )}
      {last?.isUndone && (
        <Note>
          <p>
            <Description last={last} />
          </p>
        </Note>
      )}
    </>
  );
}

interface UndoableProps {
  /** Milliseconds since 1970. */
  until: number;
  isBusy: boolean;
  onUndo(): void;
  /** Called once undo is no longer possible. */
  onSettled(): void;
  children: ReactNode;
}

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Reads the clock, since timers of hidden tabs are throttled. */
function Undoable({ until, isBusy, onUndo, onSettled, children }: UndoableProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  const undo = useRef<HTMLSpanElement>(null);
  const tick = useEffectEvent(() => {
    const left = secondsUntil(until);
    // The button with the focus goes away.
    if (left === 0 && undo.current?.contains(document.activeElement)) document.getElementById(MOVE_NOTE_ID)?.focus();
    setSeconds(left);
    if (left === 0) onSettled();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Note isUndoable={seconds > 0}>
      {children}
      {seconds > 0 && (
        <span className="row-of-buttons" ref={undo}>
          <Button small busy={isBusy} onClick={onUndo}>
            Undo<span className="vh"> the move</span>
          </Button>
          <span className="small num" aria-hidden="true">
            {seconds === 1 ? '1 second' : `${seconds} seconds`} left
          </span>
        </span>
      )}
    </Note>
  );
}

const Note = ({ isUndoable = false, children }: { isUndoable?: boolean; children: ReactNode }) => (
  <section
    className={isUndoable ? 'note success undo undoable' : 'note success undo'}
    id={MOVE_NOTE_ID}
    tabIndex={-1}
    aria-label="Last move"
  >
    {icons.check}
    {children}
  </section>
);

function Description({ last: { applicants, withdrawn, stage, isUndone } }: { last: LastMove }) {
  const names = listNames(applicants.map(candidateName));
  if (!isUndone)
    return (
      <>
        <b>
          {pluralize(applicants.length, 'applicant')} moved to {STAGE_NAMES[stage]}:
        </b>{' '}
        {names}. {consequence(stage)}
      </>
    );
  return (
    <>
      {names ? (
        <>
          <b>Move undone:</b> {names}.
        </>
      ) : (
        <b>Nobody was moved back.</b>
      )}
      {withdrawn.length > 0 &&
        ` ${listNames(withdrawn.map(candidateName), { conjunction: 'and' })} ${withdrawn.length === 1 ? 'applies' : 'apply'} no longer.`}
    </>
  );
}
