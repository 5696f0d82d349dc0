import { useId, useState } from 'react';
import { candidateGroup, STAGE_NAMES } from '#modules/applications/contract/api/stage-rules';
import type { Candidate } from '#modules/applications/contract/api/stages';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { joinParts, longDate, pluralize } from '#web/lib/formatting/format';
import { cityAndState } from '#web/ui/tables/candidate-columns';
import { HIRED_ID } from './fill-plan';
import { MessageField } from './message-field';
import type { FillForm } from './use-fill-form';

export const hireId = (id: string) => `hire-${id}`;

interface Props {
  form: FillForm;
  /** The user edits the message of hired people. */
  onEdit(): void;
}

/** Step 1: one or several people, or somebody who did not apply here. Nobody is chosen beforehand. */
export function WhoIsHired({ form, onEdit }: Props) {
  const { plan, choices } = form;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isHired = (person: Candidate) => choices.hired.includes(person.id);
  const leads = plan.undecided.filter((person) => person.canOpen && candidateGroup(person) === 'interviewed');
  const others = plan.undecided.filter((person) => !person.isOwn && !leads.includes(person));
  const shownOthers = others.filter((person) => isOpen || leads.length === 0 || isHired(person));
  const choose = (person: Candidate, isChosen: boolean) => {
    // An unchecked box stays in the list, with the focus.
    if (others.includes(person)) setOpen(true);
    form.hire(person.id, isChosen);
  };
  const box = (person: Candidate) => (
    <li key={person.id}>
      <label className="check">
        <input
          type="checkbox"
          id={hireId(person.id)}
          checked={isHired(person)}
          onChange={(event) => choose(person, event.target.checked)}
        />
        <span>
          <b>{candidateName(person)}</b> <span className="muted">{person.canOpen && cityAndState(person)}</span>
        </span>
        <small>{standingOf(person)}</small>
      </label>
    </li>
  );

  return (
    <section className="fill-step" id={HIRED_ID} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>1. Who is hired</h2>
      <p className="muted small">Choose one or several. Offer and Interview first.</p>
      <ul className="fill-people">
        {leads.map(box)}
        {leads.length > 0 && others.length > 0 && (
          <li>
            <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Hide' : 'Show'} the {pluralize(others.length, 'other')}
            </button>
          </li>
        )}
        {shownOthers.map(box)}
        <li>
          <label className="check">
            <input
              type="checkbox"
              checked={choices.isSomebodyElse}
              onChange={(event) => form.hireSomebodyElse(event.target.checked)}
            />
            <b>Somebody who did not apply here</b>
            <small>No name is asked; everybody below still gets an outcome</small>
          </label>
        </li>
      </ul>
      {plan.hired.people.length > 0 && <MessageField part={plan.hired} form={form} onEdit={onEdit} />}
    </section>
  );
}

/** "Offer, since November 18, 2026". */
function standingOf({ stage, stageAt, submittedAt, canOpen }: Candidate): string {
  if (!canOpen) return 'Not released to you';
  return stage === 'new'
    ? joinParts(STAGE_NAMES.new, `applied ${longDate(submittedAt)}`)
    : `${STAGE_NAMES[stage]}, since ${longDate(stageAt)}`;
}
