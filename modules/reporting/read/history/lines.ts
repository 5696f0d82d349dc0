import type { HistoryLine } from '#modules/shared/event.js';
import type { HistoryCategory, HistoryKind } from '#modules/shared/history-kinds.js';
import { EVENT_TYPES } from '../event-types.js';

/** An event as stored. */
export interface Happening {
  payload: Record<string, unknown>;
  actorId: string | null;
}

/** Lines by the name of the event. */
export type Lines = ReadonlyMap<string, HistoryLine<Happening['payload']>>;

/** The field of a payload that says whom or what an event is about. */
export const SUBJECT_KEYS: Record<HistoryKind, string> = {
  users: 'userId',
  organizations: 'accountNumber',
  jobs: 'jobId',
  applications: 'applicationId',
};

const selectLines = (isSelected: (line: HistoryLine) => boolean): Lines =>
  new Map([...EVENT_TYPES].flatMap(([name, { history }]) => (history && isSelected(history) ? [[name, history]] : [])));

const isOf = ({ of }: HistoryLine, kind: HistoryKind) => of.includes(kind);

/** The events in the history of each kind of thing. */
export const LINES: Record<HistoryKind, Lines> = {
  users: selectLines((line) => isOf(line, 'users')),
  organizations: selectLines((line) => isOf(line, 'organizations')),
  jobs: selectLines((line) => isOf(line, 'jobs')),
  applications: selectLines((line) => isOf(line, 'applications')),
};

/** Events about a job that its posters get. */
export const JOB_LINES_FOR_POSTERS = selectLines(
  (line) => isOf(line, 'jobs') && !isOf(line, 'applications') && !line.isForAdministrators,
);

/** Events about an application of a job that the job's posters get. */
export const APPLICATION_LINES_FOR_POSTERS = selectLines(
  (line) => isOf(line, 'applications') && line.category !== 'reads',
);

/** Events about the copies of a job, in the job's own history. */
export const COPY_LINES: Lines = new Map(
  [...LINES.jobs].flatMap(([name, line]) =>
    line.textOfOriginal ? [[name, { ...line, text: line.textOfOriginal }]] : [],
  ),
);

export const namesOf = (lines: Lines, categories: readonly HistoryCategory[]): string[] =>
  [...lines].flatMap(([name, { category }]) => (categories.includes(category) ? [name] : []));
