import { IconLock } from '@tabler/icons-react';
import type { StageCounts } from '#modules/applications/contract/api/stages';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { listNames } from '../list-names';

interface Props {
  counts: StageCounts;
  /** Nobody is moved any more. */
  isFinal: boolean;
}

/** Names the applicants that a poster may not open yet. */
export function UnreleasedNote({ counts: { unreleased, unreleasedCount }, isFinal }: Props) {
  if (unreleasedCount === 0) return null;
  const verb = unreleasedCount === 1 ? 'is' : 'are';
  return (
    <p className="unreleased">
      <IconLock size={18} aria-hidden />
      <span>
        <b>
          {unreleasedCount} more {verb} not released to you{isFinal ? '' : ' yet'}:
        </b>{' '}
        {listNames(unreleased.map(candidateName), { total: unreleasedCount })}.
        {!isFinal && ' You may open and move them once the managers of Career Gateway release them.'}
      </span>
    </p>
  );
}
