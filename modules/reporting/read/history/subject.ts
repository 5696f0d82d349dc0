import type { JobSummary } from '#modules/postings/contract/postings-api.js';
import type { HistoryKind } from '#modules/shared/history-kinds.js';
import type { HistoryThing } from '../../contract/api/history.js';
import type { Lines } from './lines.js';

/** A thing, and the events about it that a reader may know. */
export interface Subject {
  kind: HistoryKind;
  id: string;
  thing: HistoryThing;
  lines: Lines;
  /** Events about one of these applications only, by further lines. */
  released?: { lines: Lines; applicationIds: readonly string[] };
  /** Whether the reader learns of mails to people, why one was not sent, and who did each thing: administrators only. */
  isForAdministrators: boolean;
  /** Whether the reader may open the form of another posting, of which the history tells the title then. */
  mayOpen?(job: JobSummary): boolean;
}
