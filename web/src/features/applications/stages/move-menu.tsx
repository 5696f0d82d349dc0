import { IconDots } from '@tabler/icons-react';
import type { Applicant } from '#modules/applications/contract/api/lists';
import { MAX_MOVED, STAGE_NAMES, type Stage } from '#modules/applications/contract/api/stage-rules';
import { candidateName } from '#web/lib/formatting/candidate-name';
import type { Selection } from '#web/lib/lists/use-selection';
import { Button } from '#web/ui/button';
import { icons } from '#web/ui/icons';
import { ActionMenu } from '#web/ui/overlays/action-menu';
import { SELECT_PAGE_ID } from '#web/ui/tables/select-boxes';
import { stageChoices } from './stage-choices';

/** Moves applicants, or asks for the message first. Hired comes only with Fill Position. */
export type OnMove = (applicants: readonly Applicant[], stage: Exclude<Stage, 'hired'>) => void;

const choicesFor = (applicants: readonly Applicant[]) => stageChoices(applicants.flatMap(({ stage }) => stage ?? []));

/** The possible stages for one applicant. */
export function RowMoves({ applicant, onMove }: { applicant: Applicant; onMove: OnMove }) {
  const actions = choicesFor([applicant]).flatMap(({ stage, hint, isPossible }) =>
    isPossible && stage !== 'hired'
      ? [{ label: `Move to ${STAGE_NAMES[stage]}`, hint, onSelect: () => onMove([applicant], stage) }]
      : [],
  );
  return (
    <ActionMenu className="icon-btn" label={`Move ${candidateName(applicant)}`} actions={actions}>
      <IconDots size={20} aria-hidden />
    </ActionMenu>
  );
}

/** The number of chosen applicants and the stages that they can be moved to. */
export function MoveBar({ selection, onMove }: { selection: Selection<Applicant>; onMove: OnMove }) {
  const { rows } = selection;
  const clear = () => {
    selection.clear();
    (document.getElementById(SELECT_PAGE_ID) ?? document.querySelector('h1'))?.focus();
  };
  const actions = choicesFor(rows).map(({ stage, hint, isPossible }) => ({
    label: STAGE_NAMES[stage],
    hint,
    disabled: !isPossible,
    onSelect: () => stage !== 'hired' && onMove(rows, stage),
  }));
  if (rows.length === 0) return null;
  return (
    <section className="bulk move-bar" aria-label="Chosen applicants">
      <p role="status">
        <b className="num">{rows.length.toLocaleString('en-US')} chosen</b>
      </p>
      <Button small look="quiet" onClick={clear}>
        Clear<span className="vh"> the choice</span>
      </Button>
      {rows.length > MAX_MOVED ? (
        <p>Choose {MAX_MOVED} at most to move them.</p>
      ) : (
        <ActionMenu className="btn move-to" up actions={actions}>
          Move to … {icons.chevron}
        </ActionMenu>
      )}
      <p className="small muted">Nothing is sent before you confirm.</p>
    </section>
  );
}
