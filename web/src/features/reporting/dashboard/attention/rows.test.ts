import { expect, it } from '@jest/globals';
import { TASK_KINDS, type TaskKind } from '#modules/shared/task-kinds';
import type { TaskItem } from '#modules/shared/tasks';
import { attentionRows } from './rows';
import { KINDS } from './task-kinds';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const item = (id: string, due?: string): TaskItem => ({ id, title: id, ...(due && { due }) });

it('overdue tasks stand alone, the oldest first, five at most; a kind of which no other waits has no line', () => {
  const { overdue, kinds } = attentionRows([
    { kind: 'outcomes', items: [item('a', days(-2)), item('b', days(-9))], totalItemsCount: 2 },
    { kind: 'toRelease', items: [1, 2, 3, 4, 5].map((at) => item(`r${at}`, days(-at))), totalItemsCount: 34 },
  ]);
  expect(overdue.map(({ item: { id } }) => id)).toEqual(['b', 'r5', 'r4', 'r3', 'a']);
  expect(kinds.map(({ kind }) => kind)).toEqual(['toRelease']);
});

it('kinds with a near date come first, and what others have to do is apart', () => {
  const { overdue, kinds, others } = attentionRows([
    { kind: 'approval', items: [item('a')], totalItemsCount: 1 },
    { kind: 'rejected', items: [], totalItemsCount: 0 },
    { kind: 'withoutApplicants', items: [item('w', days(2))], totalItemsCount: 3 },
    { kind: 'draft', items: [item('d', days(40))], totalItemsCount: 1 },
    { kind: 'askedRights', items: [item('q')], totalItemsCount: 1 },
    { kind: 'inRelease', items: [], totalItemsCount: 0 },
  ]);
  expect(overdue).toEqual([]);
  expect(kinds.map(({ kind }) => kind)).toEqual(['withoutApplicants', 'approval', 'draft']);
  expect(others.map(({ kind }) => kind)).toEqual(['askedRights']);
});

it('each kind leads to the thing itself, whatever the length of its list, or to the own page that it is about (U60)', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  const userId = '01900000-0000-7000-8000-000000000002';
  const own: Partial<Record<TaskKind, string>> = {
    refusedDocument: '/my-profile#supporting-documents',
    profile: '/my-profile',
    askedRights: '/post-jobs',
  };
  for (const kind of TASK_KINDS) {
    const address = KINDS[kind].to({ id, title: 'Any', userId });
    if (own[kind]) expect([kind, address]).toEqual([kind, own[kind]]);
    else expect([kind, address]).toEqual([kind, expect.stringContaining(kind === 'unsentMail' ? userId : id)]);
  }
});
