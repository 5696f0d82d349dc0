import { useState } from 'react';
import { STAGE_NAMES } from '#modules/applications/contract/api/stage-rules';
import type { Candidate, CandidatesResponse } from '#modules/applications/contract/api/stages';
import { longDate, pluralize } from '#web/lib/formatting/format';
import { listPeople } from '../list-people';
import { GROUP_NAMES, groupId, messageId, type Part } from './fill-plan';
import { PeopleCard, statusOf } from './group-card';
import { MessageField } from './message-field';
import type { FillForm } from './use-fill-form';

const EXCERPT_LENGTH = 70;

interface Props {
  part: Part;
  form: FillForm;
  onEdit(): void;
}

/** People whom a poster knows by name only. Their message is folded, since nobody here has read their application. */
export function UnreleasedCard({ part, form, onEdit }: Props) {
  const { people, message, problem } = part;
  const [isOpen, setOpen] = useState(false);
  const edit = () => {
    setOpen(true);
    requestAnimationFrame(() => document.getElementById(messageId('unreleased'))?.focus());
  };
  const end = message.indexOf(' ', EXCERPT_LENGTH);
  return (
    <PeopleCard
      id={groupId('unreleased')}
      title={GROUP_NAMES.unreleased}
      count={people.length}
      isReady={!problem}
      status={statusOf(part)}
    >
      <p className="small">{listPeople(people)}. You see only their names, yet they get an answer too.</p>
      {isOpen ? (
        <MessageField {...{ part, form, onEdit }} />
      ) : (
        <p className="small">
          <b>{STAGE_NAMES.notSelected}</b> · “{end < 0 ? message : `${message.slice(0, end).replace(/[.,;:]$/, '')} …`}”{' '}
          <button type="button" className="link" onClick={edit}>
            Edit<span className="vh"> the message to {listPeople(people)}</span>
          </button>
        </p>
      )}
    </PeopleCard>
  );
}

/** Nobody decides the own application. */
export function OwnCard({ part: { people, problem } }: Pick<Props, 'part'>) {
  return (
    <PeopleCard
      id={groupId('own')}
      title={GROUP_NAMES.own}
      count={people.length}
      isReady={!problem}
      status="A colleague decides"
    >
      <p className="small">
        You applied for this position yourself. Ask a colleague to fill it, or to give your application its outcome
        before you do.
      </p>
    </PeopleCard>
  );
}

/** People who need no outcome any more. */
export function SettledCard({
  decided,
  withdrawn,
}: { decided: readonly Candidate[] } & Pick<CandidatesResponse, 'withdrawn'>) {
  return (
    <PeopleCard
      id="group-settled"
      title="Already decided or withdrawn"
      count={decided.length + withdrawn.length}
      isReady
      status="Nothing to do"
    >
      {[...groupByAnswer(decided)].map(([answer, people]) => (
        <p className="small muted" key={answer}>
          {listPeople(people)}: {answer}.
        </p>
      ))}
      {[...countByDay(withdrawn)].map(([day, count]) => (
        <p className="small muted" key={day}>
          {pluralize(count, 'applicant')} withdrew on {day}.
        </p>
      ))}
    </PeopleCard>
  );
}

/** "not selected, told November 19, 2026", with the people. */
function groupByAnswer(decided: readonly Candidate[]): Map<string, Candidate[]> {
  return Map.groupBy(decided, ({ stage, toldAt }) => {
    const reported = toldAt ? `told ${longDate(toldAt)}` : 'the mail leaves in a moment';
    return `${STAGE_NAMES[stage].toLowerCase()}, ${reported}`;
  });
}

function countByDay(withdrawn: CandidatesResponse['withdrawn']): Map<string, number> {
  const days = Map.groupBy(withdrawn, ({ withdrawnAt }) => longDate(withdrawnAt));
  return new Map([...days].map(([day, those]) => [day, those.length]));
}
