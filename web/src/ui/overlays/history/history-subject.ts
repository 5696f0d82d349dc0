import type { HistoryKind } from '#modules/shared/history-kinds';

/** The thing whose history is shown. */
export interface HistorySubject {
  kind: HistoryKind;
  id: string;
  /** Its name, below the heading. */
  name: string;
}
