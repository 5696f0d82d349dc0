import type { HistoryKind } from '../../contract/api/history-kinds.js';
import { ACCOUNT_LINES } from './account-lines.js';
import { APPLICATION_LINES } from './application-lines.js';
import type { Lines } from './line.js';
import { ORGANIZATION_LINES } from './organization-lines.js';
import { POSTING_LINES, REVIEW_LINES } from './posting-lines.js';

/** The events in the history of each kind of thing. One event may be in several. */
export const LINES: Record<HistoryKind, Lines> = {
  users: ACCOUNT_LINES,
  organizations: ORGANIZATION_LINES,
  jobs: { ...POSTING_LINES, ...REVIEW_LINES, ...APPLICATION_LINES },
  applications: APPLICATION_LINES,
};
