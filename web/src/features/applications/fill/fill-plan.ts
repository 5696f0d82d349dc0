import {
  CANDIDATE_GROUPS,
  type CandidateGroup,
  candidateGroup,
  DEFAULT_OUTCOME_MESSAGES,
  isOutcome,
  STAGE_MESSAGES,
} from '#modules/applications/contract/api/stage-rules';
import type { Candidate } from '#modules/applications/contract/api/stages';
import type { FillOutcome } from '#modules/shared/fill-outcomes';
import { MAX_OUTCOME_MESSAGE } from '#modules/shared/outcomes';
import type { FieldProblem } from '#web/lib/forms/use-zod-form';
import { listPeople } from '../list-people';

/** `unreleased`: those that a poster sees by name only; `own`: the application of the user. */
export type GroupKey = CandidateGroup | 'unreleased' | 'own';
/** A part of the plan with a message of its own. */
export type PartKey = GroupKey | 'hired';

export const GROUP_NAMES: Record<GroupKey, string> = {
  interviewed: 'Interviewed',
  read: 'Read, not interviewed',
  unread: 'Never opened',
  unreleased: 'Not released to you',
  own: 'Your own application',
};

/** Choices of the user, by application; they stay when the candidates are read again. */
export interface Choices {
  hired: readonly string[];
  /** Somebody who did not apply here is hired. */
  isSomebodyElse: boolean;
  /** Applications that the user moved to another group. */
  groups: Readonly<Record<string, CandidateGroup>>;
  /** Never opened applications for which the user chose Not selected. */
  refused: readonly string[];
  messages: Partial<Record<PartKey, string>>;
}

export const NO_CHOICES: Choices = { hired: [], isSomebodyElse: false, groups: {}, refused: [], messages: {} };

export interface Part {
  key: PartKey;
  people: readonly Candidate[];
  message: string;
  hasOutcome: boolean;
  problem: FieldProblem | undefined;
}

export interface FillPlan {
  undecided: readonly Candidate[];
  decided: readonly Candidate[];
  hired: Part;
  /** In page order, without empty ones. */
  groups: readonly Part[];
  /** People without an outcome. */
  missing: readonly Candidate[];
  /** Obstacles to Fill Position, in page order. */
  problems: readonly FieldProblem[];
  outcomes: readonly (FillOutcome & { key: PartKey })[];
}

const DEFAULTS: Record<PartKey, string> = {
  ...DEFAULT_OUTCOME_MESSAGES,
  unreleased: DEFAULT_OUTCOME_MESSAGES.unread,
  own: DEFAULT_OUTCOME_MESSAGES.unread,
};

export const HIRED_ID = 'hired';
export const groupId = (key: GroupKey) => `group-${key}`;
export const outcomeId = (key: PartKey) => `outcome-${key}`;
export const messageId = (key: PartKey) => `message-${key}`;

/** The outcome and the message of everybody who applied. */
export function planFill(items: readonly Candidate[], choices: Choices): FillPlan {
  const decided = items.filter(({ stage }) => isOutcome(stage));
  const undecided = items.filter(({ stage }) => !isOutcome(stage));
  const isHired = ({ id }: Candidate) => choices.hired.includes(id);
  const groupOf = (person: Candidate): GroupKey => {
    if (person.isOwn) return 'own';
    return person.canOpen ? (choices.groups[person.id] ?? candidateGroup(person)) : 'unreleased';
  };
  const others = undecided.filter((person) => !isHired(person));

  const hired = toPart('hired', undecided.filter(isHired), choices);
  const groups = ([...CANDIDATE_GROUPS, 'unreleased', 'own'] as const)
    .map((key) =>
      toPart(
        key,
        others.filter((person) => groupOf(person) === key),
        choices,
      ),
    )
    .filter(({ people }) => people.length > 0);
  const isChosen = undecided.length === 0 || choices.isSomebodyElse || hired.people.length > 0;
  const problems = [hired, ...groups].flatMap(({ problem }) => problem ?? []);
  return {
    undecided,
    decided,
    hired,
    groups,
    missing: groups.filter(({ hasOutcome }) => !hasOutcome).flatMap(({ people }) => people),
    problems: isChosen ? problems : [{ id: HIRED_ID, message: 'Choose who is hired' }, ...problems],
    outcomes: [hired, ...groups]
      .filter(({ people }) => people.length > 0)
      .map(({ key, people, message }) => ({
        key,
        outcome: key === 'hired' ? 'hired' : 'notSelected',
        applications: people.map(({ id }) => id),
        message,
      })),
  };
}

function toPart(key: PartKey, people: readonly Candidate[], { refused, messages }: Choices): Part {
  const message = messages[key] ?? DEFAULTS[key];
  const hasOutcome = key !== 'own' && (key !== 'unread' || people.every(({ id }) => refused.includes(id)));
  return { key, people, message, hasOutcome, problem: people.length > 0 ? problemOf() : undefined };

  function problemOf(): FieldProblem | undefined {
    if (key === 'own') return { id: groupId(key), message: 'A colleague has to decide your own application first' };
    if (!hasOutcome) return { id: outcomeId(key), message: `Choose an outcome for ${listPeople(people)}` };
    if (message.trim() === '') return { id: messageId(key), message: `Enter a message to ${listPeople(people)}` };
    return message.trim().length > MAX_OUTCOME_MESSAGE
      ? { id: messageId(key), message: STAGE_MESSAGES.message }
      : undefined;
  }
}
