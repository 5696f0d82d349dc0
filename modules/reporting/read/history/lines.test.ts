import { describe, expect, it } from '@jest/globals';
import type { HistoryKind } from '#modules/shared/history-kinds.js';
import { EVENT_TYPES } from '../event-types.js';
import { COPY_LINES, LINES, SUBJECT_KEYS } from './lines.js';

const KINDS = Object.entries(SUBJECT_KEYS) as [HistoryKind, string][];

describe('histories', () => {
  it.each(KINDS)('of %s find their events by an id in the payload', (kind, key) => {
    const names = [...LINES[kind].keys()];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !Object.keys(EVENT_TYPES.get(name)?.payload.shape ?? {}).includes(key))).toEqual([]);
  });

  it('of a job find its copies by the id that they were copied from', () => {
    expect([...COPY_LINES.keys()]).toEqual(['JobSaved']);
    expect(Object.keys(EVENT_TYPES.get('JobSaved')?.payload.shape ?? {})).toContain('copiedFrom');
  });
});
