import type { UserSummary } from '#modules/identity/contract/api/users';
import type { HistorySubject } from '#web/ui/overlays/history/history-subject';

/** The name of a user in rows, questions and messages. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** The account of a history. */
export const historyOf = ({ id, email, ...user }: UserSummary): HistorySubject => ({
  kind: 'users',
  id,
  name: `${nameOf(user)}, ${email}`,
});
