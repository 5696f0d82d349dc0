import { Link } from 'react-router-dom';
import type { LogPart } from '#modules/reporting/contract/api/log';
import { breakLongWords } from '#web/lib/formatting/break-long-words';
import { paths } from '#web/paths';

type Target = NonNullable<LogPart['target']>;

const pathOf = ({ kind, id }: Target) =>
  ({
    account: paths.userProfile(id),
    job: paths.postJobsEdit(id),
    organization: `${paths.manageOrganizations}?search=${encodeURIComponent(id)}`,
  })[kind];

/** A message with the names of today, each of which leads to what it names. */
export const LogMessage = ({ parts }: { parts: readonly LogPart[] }) =>
  parts.map(({ text, target }, index) =>
    target ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message do not move.
      <Link key={index} to={pathOf(target)}>
        {breakLongWords(text)}
      </Link>
    ) : (
      breakLongWords(text)
    ),
  );
