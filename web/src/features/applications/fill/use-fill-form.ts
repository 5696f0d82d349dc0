import { useState } from 'react';
import type { Stage } from '#modules/applications/contract/api/stage-names';
import { type CandidateGroup, STAGE_CODES, STAGE_NAMES } from '#modules/applications/contract/api/stage-rules';
import type { CandidatesResponse } from '#modules/applications/contract/api/stages';
import { ApiError, isStale } from '#web/lib/api/api-error';
import { closeErrorToasts, toastSaveError } from '#web/lib/feedback/toasts';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { timeAgo } from '#web/lib/formatting/time-ago';
import type { FieldProblem } from '#web/lib/forms/use-zod-form';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import {
  type Choices,
  type FillPlan,
  groupId,
  HIRED_ID,
  messageId,
  NO_CHOICES,
  type PartKey,
  planFill,
} from './fill-plan';
import { fillPosition } from './queries';
import { useKeptChoices } from './use-kept-choices';

/** Id of the button that reads the candidates again. */
export const REOPEN_ID = 'reopen';

/** What this page did. */
export interface Filling {
  /** People who got an outcome by it. */
  mails: number;
  /** Names, also of those who were hired before; none for somebody who did not apply here. */
  hired: readonly string[];
  at: Date;
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** The choices of Fill Position and what the server said about them. */
export function useFillForm(candidates: CandidatesResponse, reload: () => Promise<unknown>) {
  const { job, items } = candidates;
  const { choices, setChoices, isBack, forget } = useKeptChoices(job.id);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly FieldProblem[]>([]);
  const [submitCount, setSubmitCount] = useState(0);
  const [filled, setFilled] = useState<Filling | null>(null);
  /** The candidates changed since they were read. */
  const stale = refusals.filter(({ id }) => id === REOPEN_ID);
  const known = planFill(items, choices);
  const plan = { ...known, problems: [...stale, ...known.problems] };
  const change = (next: (choices: Choices) => Partial<Choices>) => setChoices((now) => ({ ...now, ...next(now) }));

  async function fill(): Promise<void> {
    if (busy || plan.problems.length > 0) return;
    closeErrorToasts();
    setBusy(true);
    try {
      const { decided = 0 } = await fillPosition(
        candidates,
        plan.outcomes.map(({ key: _, ...outcome }) => outcome),
      );
      forget();
      const hired = [
        ...plan.decided.filter(({ stage, canOpen }) => canOpen && stage === 'hired'),
        ...plan.hired.people,
      ];
      setFilled({ mails: decided, hired: hired.map(candidateName), at: new Date() });
      refreshAfter('posting');
    } catch (error) {
      const moved = movedSince(error, items);
      setRefusals(moved ?? refusalsOf(error, plan));
      if (!moved && error instanceof ApiError && error.status === 409 && error.code !== STAGE_CODES.outcomesChanged)
        await reload();
      setSubmitCount((count) => count + 1);
    } finally {
      setBusy(false);
    }
  }

  return {
    choices,
    isBack,
    plan,
    busy,
    filled,
    refusals,
    isStale: stale.length > 0,
    submitCount,
    isDirty: filled === null && choices !== NO_CHOICES,
    fill,
    clearRefusals: () => setRefusals([]),
    hire: (id: string, isHired: boolean) =>
      change(({ hired }) => ({ isSomebodyElse: false, hired: [...without(hired, id), ...(isHired ? [id] : [])] })),
    hireSomebodyElse: (isSomebodyElse: boolean) =>
      change(({ hired }) => ({ isSomebodyElse, hired: isSomebodyElse ? [] : hired })),
    moveTo: (id: string, group: CandidateGroup) =>
      change(({ groups, refused }) => ({ groups: { ...groups, [id]: group }, refused: without(refused, id) })),
    /** Chooses Not selected for people whom nobody opened, or takes it back. */
    refuse: (ids: readonly string[]) => change(() => ({ refused: ids })),
    write: (key: PartKey, message: string) => change(({ messages }) => ({ messages: { ...messages, [key]: message } })),
  };
}

export type FillForm = ReturnType<typeof useFillForm>;

/** Who moved whom since the page was read; null for another error. */
function movedSince(error: unknown, items: CandidatesResponse['items']): FieldProblem[] | null {
  if (!isStale(error)) return null;
  const byPath = new Map(items.map((item) => [`seen.${item.id}`, item]));
  const messages = error.stale.changes.flatMap(({ path, saved, by, at }) => {
    const candidate = byPath.get(path);
    if (!candidate) return [];
    return `${candidateName(candidate)} is in ${STAGE_NAMES[saved as Stage]} now: moved by ${by ?? 'somebody'}, ${timeAgo(at)}. Nobody is told yet.`;
  });
  return messages.length > 0 ? messages.map((message) => ({ id: REOPEN_ID, message })) : null;
}

/** Problems of the response at their fields. Other errors show as a toast, and the choices stay. */
function refusalsOf(error: unknown, { outcomes }: FillPlan): FieldProblem[] {
  if (error instanceof ApiError && error.code === STAGE_CODES.outcomesChanged)
    return [{ id: REOPEN_ID, message: error.message }];
  if (error instanceof ApiError && error.fields.length > 0)
    return error.fields.map(({ path, message }) => ({ id: fieldOf(path, outcomes), message }));
  toastSaveError(error);
  return [];
}

/** `outcomes.1.message` is the message of the second part. */
function fieldOf(path: string, outcomes: FillPlan['outcomes']): string {
  const [, at, property] = path.split('.');
  const part = outcomes[Number(at)];
  if (!part) return REOPEN_ID;
  if (property === 'message') return messageId(part.key);
  return part.key === 'hired' ? HIRED_ID : groupId(part.key);
}
