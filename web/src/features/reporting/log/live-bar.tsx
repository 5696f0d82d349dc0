import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { logTime } from './log-time';
import type { LiveLog } from './use-live-log';

interface Props extends LiveLog {
  onShow(): void;
  onPauseChange(isPaused: boolean): void;
}

const WORDS: Record<LiveLog['state'], string> = {
  live: 'Live',
  connecting: 'Connecting',
  paused: 'Paused',
  refused: 'Not live',
};

/** Says how many entries wait above the first, and shows them on request, so that no row moves under a pointer. */
export function LiveBar({ state, newEntries, latest, onShow, onPauseChange }: Props) {
  const isPaused = state === 'paused';
  return (
    <div className="live-bar">
      <b className={`live-state ${state}`}>
        {isPaused ? <IconPlayerPause size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />}
        {WORDS[state]}
      </b>
      <span role="status">{explain(state, newEntries)}</span>
      {newEntries ? (
        <Button small look="fill" onClick={onShow}>
          Show {newEntries.toLocaleString('en-US')} new
        </Button>
      ) : null}
      <span className="live-end">
        {latest && <span className="small muted num">Last entry {logTime(latest).slice(11)}</span>}
        <Button small onClick={() => onPauseChange(!isPaused)}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      </span>
    </div>
  );
}

function explain(state: LiveLog['state'], newEntries: number | null): string {
  if (state === 'refused') return 'Too many pages show the log live. This one tries again when you have closed some.';
  if (newEntries) return `${pluralize(newEntries, 'new entry', 'new entries')} above the first.`;
  if (state === 'paused') return 'New entries are not counted.';
  return state === 'live' && newEntries === 0 ? 'No new entries.' : '';
}
