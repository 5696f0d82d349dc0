import type { HistoryKind } from '../../../../../modules/reporting/contract/api-history';

/** The thing whose history is shown. */
export interface HistorySubject {
  kind: HistoryKind;
  id: string;
  /** Its name, below the heading. */
  name: string;
}
