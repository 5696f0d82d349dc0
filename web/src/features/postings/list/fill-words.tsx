import { DEFAULT_OUTCOME_MESSAGES, renderOutcomeMessage } from '#modules/applications/contract/api/stage-rules';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import styles from './fill-words.module.css';
import type { Undecided } from './undecided';

const GROUPS = [
  { key: 'interviewed', words: 'interviewed', message: DEFAULT_OUTCOME_MESSAGES.interviewed },
  { key: 'read', words: 'read, not interviewed', message: DEFAULT_OUTCOME_MESSAGES.read },
  { key: 'unread', words: 'never opened by anybody', message: DEFAULT_OUTCOME_MESSAGES.unread },
] as const;

interface Props {
  jobs: readonly ManagedJob[];
  undecided: Undecided;
}

/** What filling these postings says to whom: without a choice for each applicant, T43 decides. */
export function FillWords({ jobs, undecided }: Props) {
  const isOne = jobs.length === 1;
  const position = isOne && jobs[0] ? jobs[0].title : '[position]';
  const countOf = (key: (typeof GROUPS)[number]['key'] | 'unreleased') =>
    jobs.reduce((sum, { id }) => sum + (undecided.get(id)?.[key] ?? 0), 0);
  const unreleased = countOf('unreleased');
  const groups = GROUPS.map((group) => ({ ...group, count: countOf(group.key) }));
  const waiting = groups.reduce((sum, { count }) => sum + count, unreleased);
  return (
    <>
      <p>{isOne ? 'It leaves the search; its' : 'They leave the search; their'} applications stay readable.</p>
      {waiting > 0 && (
        <>
          <p>
            Everybody who still waits becomes Not selected and gets a mail: {pluralize(waiting, 'applicant')}. To hire
            somebody or to write other words, use Mark filled in the menu of {isOne ? 'its' : 'each'} row.
          </p>
          <ul className={styles.groups}>
            {groups
              .filter(({ count }) => count + unreleased > 0)
              .map(({ key, count, words, message }) => (
                <li key={key} className={key === 'unread' ? styles.unread : undefined}>
                  <b>{count > 0 ? `${formatInteger(count)} ${words}` : words}</b>
                  <span>{renderOutcomeMessage(message, { name: '[name]', position })}</span>
                </li>
              ))}
          </ul>
          {unreleased > 0 && (
            <p>{`${pluralize(unreleased, 'applicant')} whose applications you may not open: each gets one of these, by what was done with the application.`}</p>
          )}
        </>
      )}
    </>
  );
}
