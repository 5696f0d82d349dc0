import './fill.css';
import '#web/ui/layout/long-form.css';
import { useEffect, useRef, useState } from 'react';
import type { CandidateGroup } from '#modules/applications/contract/api/stage-rules';
import type { CandidatesResponse } from '#modules/applications/contract/api/stages';
import { goToField } from '#web/lib/forms/go-to-field';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';
import { Button } from '#web/ui/button';
import { CompletionBadge } from '#web/ui/display/completion-badge';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { listPeople } from '../list-people';
import { groupId, type Part } from './fill-plan';
import { FillQuestion, outcomeCount } from './fill-question';
import { Filled, NotOpen } from './filled';
import { GroupCard } from './group-card';
import { MailPreview } from './mail-preview';
import { OwnCard, SettledCard, UnreleasedCard } from './other-groups';
import { REOPEN_ID, useFillForm } from './use-fill-form';
import { hireId, WhoIsHired } from './who-is-hired';

interface Props {
  candidates: CandidatesResponse;
  /** Reads the candidates again. */
  reload(): Promise<unknown>;
  onKeep(): void;
}

const isGroup = (part: Part): part is Part & { key: CandidateGroup } =>
  part.key !== 'hired' && part.key !== 'unreleased' && part.key !== 'own';

/** Everybody who applied, in groups with an outcome and a message each, and the question of W6.11. */
export function FillForm({ candidates, reload, onKeep }: Props) {
  const form = useFillForm(candidates, reload);
  const { plan, refusals, submitCount } = form;
  const [shown, setShown] = useState('');
  const focusNext = useFocusAfterMove();
  useUnsavedChangesGuard(form.isDirty);
  if (form.filled) return <Filled job={candidates.job} filling={form.filled} />;
  if (candidates.job.status !== 'open' || candidates.job.isDeleted) return <NotOpen job={candidates.job} />;

  const showPart = ({ people }: Part) =>
    setShown((now) => (people.some(({ id }) => id === now) ? now : (people[0]?.id ?? '')));
  const reopen = async () => {
    await reload();
    form.clearRefusals();
    focusNext('fill-count');
  };
  const hasSettled = plan.decided.length + candidates.withdrawn.length > 0;
  const question = <FillQuestion form={form} onKeep={onKeep} />;
  const settled = hasSettled && <SettledCard decided={plan.decided} withdrawn={candidates.withdrawn} />;
  const summary = (
    <>
      <ErrorSummary problems={refusals} submitCount={submitCount} />
      {form.isBack && form.isDirty && (
        <p className="note">What you typed before your session ended is back. Nobody is told yet.</p>
      )}
      {form.isStale && (
        <p className="fill-reopen">
          <Button id={REOPEN_ID} onClick={reopen}>
            Open the page again
          </Button>{' '}
          <span className="small">What you chose and typed stays.</span>
        </p>
      )}
    </>
  );
  if (plan.undecided.length === 0)
    return (
      <div className="fill-alone">
        {summary}
        {question}
        {settled}
      </div>
    );
  return (
    <>
      {summary}
      <div className="fill-count" id="fill-count" role="status" tabIndex={-1}>
        {!form.isStale && <b>{outcomeCount(plan)}</b>}
        <Missing plan={plan} />
      </div>
      <div className="fill-columns">
        <div className="fill-steps">
          <WhoIsHired form={form} onEdit={() => showPart(plan.hired)} />
          <section className="fill-step" aria-labelledby="others-title">
            <h2 id="others-title">2. Everybody else</h2>
            <p className="muted small">
              Nobody who applied is left without an answer. One message per group; change the words, or move a person to
              another group.
            </p>
            {plan.groups.map((part) =>
              isGroup(part) ? (
                <GroupCard
                  key={part.key}
                  part={part}
                  form={form}
                  onEdit={() => showPart(part)}
                  onHire={({ id }) => {
                    form.hire(id, true);
                    focusNext(hireId(id));
                  }}
                  onMove={({ id }, group) => {
                    form.moveTo(id, group);
                    focusNext(groupId(group));
                  }}
                />
              ) : part.key === 'own' ? (
                <OwnCard key={part.key} part={part} />
              ) : (
                <UnreleasedCard key={part.key} part={part} form={form} onEdit={() => showPart(part)} />
              ),
            )}
            {settled}
          </section>
        </div>
        <MailPreview job={candidates.job} plan={plan} shown={shown} onShow={setShown} />
        {question}
      </div>
    </>
  );
}

/** The first obstacle, with a link. */
function Missing({ plan: { missing, problems } }: Pick<ReturnType<typeof useFillForm>, 'plan'>) {
  const [first] = problems;
  if (!first) return <CompletionBadge isComplete>Ready to fill</CompletionBadge>;
  return (
    <a href={`#${first.id}`} onClick={goToField(first.id)}>
      <CompletionBadge isComplete={false}>
        {missing.length > 0 ? `${missing.length} missing: ${listPeople(missing)}` : first.message}
      </CompletionBadge>
    </a>
  );
}

/** Focuses an element that the next render creates: the control of the moved person is removed. */
function useFocusAfterMove() {
  const next = useRef('');
  useEffect(() => {
    if (!next.current) return;
    document.getElementById(next.current)?.focus();
    next.current = '';
  });
  return (id: string) => {
    next.current = id;
  };
}
