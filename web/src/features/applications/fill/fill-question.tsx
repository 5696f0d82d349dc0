import { IconCircleMinus, IconLock, IconMail } from '@tabler/icons-react';
import { CONFIRMATIONS } from '#modules/postings/contract/api/lists';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import { goToField } from '#web/lib/forms/go-to-field';
import { Button } from '#web/ui/button';
import { icons } from '#web/ui/icons';
import { listPeople } from '../list-people';
import type { FillPlan } from './fill-plan';
import type { FillForm } from './use-fill-form';

/** The question of W6.11 with all that follows from it. The button waits until everybody has an outcome. */
export function FillQuestion({ form, onKeep }: { form: FillForm; onKeep(): void }) {
  const { plan, busy, fill } = form;
  const isReady = plan.problems.length === 0;
  const mails = plan.undecided.length;
  const label = mails > 0 && isReady ? `Fill Position and send ${pluralize(mails, 'mail')}` : 'Fill Position';
  return (
    <section className="fill-question" aria-labelledby="question-title">
      <h2 id="question-title">{CONFIRMATIONS.fill}</h2>
      <ul className="fill-consequences">
        <li>
          <IconMail size={18} aria-hidden />
          <span>
            <Mails plan={plan} />
          </span>
        </li>
        <li>
          <IconCircleMinus size={18} aria-hidden />
          <span>{CONFIRMATIONS.fillFromCard}</span>
        </li>
        <li>
          <IconLock size={18} aria-hidden />
          <span>This cannot be undone. A new opening needs a new posting.</span>
        </li>
      </ul>
      {isReady ? (
        mails > 0 && (
          <p className="fill-reason done">
            {icons.check}
            <span>
              <b>{outcomeCount(plan)}.</b>
            </span>
          </p>
        )
      ) : (
        <Obstacles plan={plan} />
      )}
      <p className="row-of-buttons">
        {isReady ? (
          <Button look="fill" busy={busy} onClick={fill}>
            {label}
          </Button>
        ) : (
          <Button className="locked" aria-disabled aria-describedby="fill-obstacles">
            <IconLock size={16} aria-hidden /> {label}
          </Button>
        )}
        <Button look="quiet" onClick={onKeep}>
          Keep position open
        </Button>
      </p>
    </section>
  );
}

/** "15 of 17 people have an outcome". */
export function outcomeCount({ undecided, decided, missing }: FillPlan): string {
  const all = undecided.length + decided.length;
  return `${formatInteger(all - missing.length)} of ${formatInteger(all)} people have an outcome`;
}

function Mails({ plan: { undecided, missing, hired } }: Pick<FillForm, 'plan'>) {
  const ready = undecided.length - missing.length;
  const toHired = hired.people.length;
  if (undecided.length === 0) return 'No mail goes out, since nobody waits for an outcome.';
  const toOthers = ready - toHired;
  const parts = [
    `${formatInteger(toHired)} to ${listPeople(hired.people)}`,
    ...(toOthers > 0 ? [`${formatInteger(toOthers)} with the outcome Not selected`] : []),
  ];
  return (
    <>
      <b>{pluralize(ready, 'mail')}</b> {ready === 1 ? 'goes' : 'go'} out{toHired > 0 && `: ${parts.join(', ')}`}.
      {missing.length > 0 &&
        ` ${missing.length === 1 ? 'The one' : 'Those'} to ${listPeople(missing)} ${missing.length === 1 ? 'is' : 'are'} still missing.`}
    </>
  );
}

function Obstacles({ plan: { problems, missing } }: Pick<FillForm, 'plan'>) {
  return (
    <div className="fill-reason" id="fill-obstacles">
      {icons.half}
      <div>
        {missing.length > 0 && (
          <b>
            {pluralize(missing.length, 'person has', 'people have')} no outcome yet: {listPeople(missing)}.
          </b>
        )}
        <ul>
          {problems.map(({ id, message }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={goToField(id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
