import { describe, expect, it } from '@jest/globals';
import type { Candidate } from '#modules/applications/contract/api/stages';
import { type Choices, NO_CHOICES, planFill } from './fill-plan';

const person = (id: string, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  firstName: id,
  lastName: 'Weiss',
  city: 'Lititz',
  state: 'PA',
  submittedAt: '2026-11-01T12:00:00Z',
  stage: 'new',
  stageAt: '2026-11-01T12:00:00Z',
  isRead: false,
  canOpen: true,
  isOwn: false,
  toldAt: null,
  ...changes,
});
const PEOPLE = [
  person('Ann', { stage: 'offer' }),
  person('Ben', { stage: 'interview' }),
  person('Cora', { isRead: true }),
  person('Dan'),
  person('Eve'),
  person('Finn', { canOpen: false }),
  person('Gus', { stage: 'notSelected' }),
];
const plan = (choices: Partial<Choices> = {}, people = PEOPLE) => planFill(people, { ...NO_CHOICES, ...choices });
const grouped = (choices?: Partial<Choices>) =>
  Object.fromEntries(plan(choices).groups.map(({ key, people }) => [key, people.map(({ id }) => id)]));
const problems = (choices?: Partial<Choices>, people?: Candidate[]) =>
  plan(choices, people).problems.map(({ id, message }) => `${id}: ${message}`);
const READY = { hired: ['Ann'], refused: ['Dan', 'Eve'] };

describe('the plan of Fill Position', () => {
  it('chooses nobody beforehand, and groups those without an outcome', () => {
    expect(plan().hired.people).toEqual([]);
    expect(grouped()).toEqual({
      interviewed: ['Ann', 'Ben'],
      read: ['Cora'],
      unread: ['Dan', 'Eve'],
      unreleased: ['Finn'],
    });
    expect(plan().decided.map(({ id }) => id)).toEqual(['Gus']);
  });

  it('needs a choice of who is hired, and an outcome for those whom nobody opened', () => {
    expect(problems()).toEqual([
      'hired: Choose who is hired',
      'outcome-unread: Choose an outcome for Dan Weiss and Eve Weiss',
    ]);
    expect(plan().missing.map(({ id }) => id)).toEqual(['Dan', 'Eve']);
    expect(problems(READY)).toEqual([]);
    expect(problems({ ...READY, hired: [], isSomebodyElse: true })).toEqual([]);
    expect(problems({}, [person('Gus', { stage: 'notSelected' })])).toEqual([]);
  });

  it('waits until a colleague has decided the own application', () => {
    const own = { canOpen: false, isOwn: true };
    const people = [...PEOPLE, person('Kim', own)];
    expect(problems(READY, people)).toEqual(['group-own: A colleague has to decide your own application first']);
    expect(plan(READY, people).missing.map(({ id }) => id)).toEqual(['Kim']);
    expect(problems(READY, [...PEOPLE, person('Kim', { ...own, stage: 'notSelected' })])).toEqual([]);
  });

  it('takes nobody for read whose application nobody opened', () => {
    const moved = [person('Ivo', { stage: 'underReview' }), person('Jo', { stage: 'underReview', isRead: true })];
    expect(plan({}, moved).groups.map(({ key, people }) => [key, people.map(({ id }) => id)])).toEqual([
      ['read', ['Jo']],
      ['unread', ['Ivo']],
    ]);
  });

  it('asks again when somebody applies after the choice', () => {
    expect(problems(READY, [...PEOPLE, person('Hal')])).toEqual([
      'outcome-unread: Choose an outcome for Dan Weiss, Eve Weiss and Hal Weiss',
    ]);
  });

  it('moves people between groups and to the hired', () => {
    expect(grouped({ hired: ['Ann', 'Dan'], groups: { Eve: 'read', Ben: 'unread' } })).toEqual({
      read: ['Cora', 'Eve'],
      unread: ['Ben'],
      unreleased: ['Finn'],
    });
  });

  it('needs a message that is neither empty nor too long', () => {
    expect(
      problems({ ...READY, messages: { read: ' ', interviewed: 'x'.repeat(2001), hired: 'x'.repeat(2000) } }),
    ).toEqual([
      'message-interviewed: The message must be 2000 characters or less',
      'message-read: Enter a message to Cora Weiss',
    ]);
  });

  it('sends one outcome for each part, with its message', () => {
    const { outcomes } = plan({ ...READY, messages: { read: 'Thanks.' } });
    expect(outcomes.map(({ key, outcome, applications }) => [key, outcome, applications])).toEqual([
      ['hired', 'hired', ['Ann']],
      ['interviewed', 'notSelected', ['Ben']],
      ['read', 'notSelected', ['Cora']],
      ['unread', 'notSelected', ['Dan', 'Eve']],
      ['unreleased', 'notSelected', ['Finn']],
    ]);
    expect(outcomes[2]?.message).toBe('Thanks.');
    expect(outcomes[4]?.message).toBe(outcomes[3]?.message);
  });
});
