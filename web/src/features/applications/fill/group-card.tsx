import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CANDIDATE_GROUPS, type CandidateGroup, STAGE_NAMES } from '#modules/applications/contract/api/stage-rules';
import type { Candidate } from '#modules/applications/contract/api/stages';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { formatInteger } from '#web/lib/formatting/format';
import { CompletionBadge } from '#web/ui/display/completion-badge';
import { SelectField } from '#web/ui/fields/select-field';
import { ActionMenu } from '#web/ui/overlays/action-menu';
import { GROUP_NAMES, groupId, outcomeId, type Part } from './fill-plan';
import { MessageField } from './message-field';
import type { FillForm } from './use-fill-form';

/** Chips of a group; a button shows the others. */
const SHOWN_PEOPLE = 30;

const OUTCOMES = [
  { value: 'notSelected', label: STAGE_NAMES.notSelected },
  { value: 'hired', label: `${STAGE_NAMES.hired}: choose above who`, disabled: true },
];

interface CardProps {
  id: string;
  title: string;
  count: number;
  isReady: boolean;
  status: string;
  children: ReactNode;
}

/** A frame with the number of people and whether something is missing. Its heading takes the focus after a move. */
export function PeopleCard({ id, title, count, isReady, status, children }: CardProps) {
  return (
    <section className={isReady ? 'fill-group' : 'fill-group todo'} aria-labelledby={id}>
      <div className="fill-group-head">
        <h3 id={id} tabIndex={-1}>
          {title} <span className="count">{formatInteger(count)}</span>
        </h3>
        <CompletionBadge isComplete={isReady}>{status}</CompletionBadge>
      </div>
      {children}
    </section>
  );
}

/** "2 without an outcome", or that a group is complete. */
export function statusOf({ hasOutcome, problem, people }: Part): string {
  if (!hasOutcome) return `${formatInteger(people.length)} without an outcome`;
  return problem ? 'Message missing or too long' : 'Outcome and message ready';
}

interface Props {
  part: Part & { key: CandidateGroup };
  form: FillForm;
  onHire(person: Candidate): void;
  onMove(person: Candidate, group: CandidateGroup): void;
  onEdit(): void;
}

/** Step 2: a group with one outcome and one message. A group that nobody opened begins without an outcome. */
export function GroupCard({ part, form, onHire, onMove, onEdit }: Props) {
  const { key, people, hasOutcome, problem } = part;
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? people : people.slice(0, SHOWN_PEOPLE);
  const actionsFor = (person: Candidate) => [
    ...CANDIDATE_GROUPS.filter((group) => group !== key).map((group) => ({
      label: `Move to ${GROUP_NAMES[group]}`,
      onSelect: () => onMove(person, group),
    })),
    { label: 'Hire', hint: 'Gets the message of those who are hired', onSelect: () => onHire(person) },
  ];
  return (
    <PeopleCard
      id={groupId(key)}
      title={GROUP_NAMES[key]}
      count={people.length}
      isReady={!problem}
      status={statusOf(part)}
    >
      <ul className="fill-chips">
        {shown.map((person) => (
          <li key={person.id} className="fill-chip">
            {candidateName(person)}
            <ActionMenu
              className="icon-btn"
              label={`Move ${candidateName(person)} to another group`}
              actions={actionsFor(person)}
            >
              <IconDots size={20} aria-hidden />
            </ActionMenu>
          </li>
        ))}
        {people.length > SHOWN_PEOPLE && (
          <li>
            <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Show fewer' : `Show ${formatInteger(people.length - SHOWN_PEOPLE)} more`}
            </button>
          </li>
        )}
      </ul>
      <SelectField
        id={outcomeId(key)}
        label={
          <>
            Outcome<span className="vh"> of {GROUP_NAMES[key]}</span>
          </>
        }
        error={problem?.id === outcomeId(key) ? problem.message : undefined}
        options={OUTCOMES}
        empty={key === 'unread' ? 'Choose' : undefined}
        value={hasOutcome ? 'notSelected' : ''}
        onChange={(outcome) => key === 'unread' && form.refuse(outcome ? people.map(({ id }) => id) : [])}
      />
      {hasOutcome ? (
        <MessageField {...{ part, form, onEdit }} />
      ) : (
        <p className="muted small">The message opens with the outcome.</p>
      )}
    </PeopleCard>
  );
}
