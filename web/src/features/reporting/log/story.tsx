import { Link } from 'react-router-dom';
import type { LogEntryDetail } from '#modules/reporting/contract/api/log-entry';
import { pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { foldStory, type StoryStep } from './fold-story';
import { LogMessage } from './log-message';
import { logTime } from './log-time';

/** Everything else about the same thing, such as a posting from its first save to its end. */
export function Story({ entry, story, fact: event }: LogEntryDetail) {
  const { jobListingNumber, entries, hasMore } = story;
  const isOfPosting = typeof event.payload.jobId === 'string';
  const only = jobListingNumber && `${paths.systemLogs}?jobListingNumber=${jobListingNumber}`;
  return (
    <>
      <h2>{isOfPosting ? 'The story of this posting' : 'The story around it'}</h2>
      {hasMore && <p className="small muted">Only the latest {entries.length} entries are shown here.</p>}
      <ol className="log-story">
        {foldStory(entries, entry.id).map((step) => (
          <li key={step.entries[0]?.id} aria-current={step.entries[0]?.id === entry.id || undefined}>
            <Step {...step} />
          </li>
        ))}
      </ol>
      {only && (
        <p>
          <Link to={only}>Only entries of No. {jobListingNumber}</Link>
        </p>
      )}
    </>
  );
}

function Step({ factName, entries }: StoryStep) {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return null;
  return (
    <>
      <span className="num muted">
        <time dateTime={first.timestamp}>{logTime(first.timestamp)}</time>
        {last !== first && (
          <>
            {' to '}
            <time dateTime={last.timestamp}>{logTime(last.timestamp)}</time>
          </>
        )}
      </span>
      <span>{last === first ? <LogMessage parts={first.parts} /> : pluralize(entries.length, 'entry', 'entries')}</span>
      <span className="small muted">{factName}</span>
    </>
  );
}
