import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleMinus,
  IconEye,
  IconLogin2,
  IconPencil,
  IconPlus,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryEntry } from '#modules/reporting/contract/api/history';
import type { HistoryIcon } from '#modules/shared/history-kinds';
import { timeWithSeconds } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { foldReads } from './fold-reads';
import { FoldedReads } from './folded-reads';
import { groupByDay } from './group-by-day';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

const ICONS: Record<HistoryIcon, ReactNode> = {
  created: <IconPlus {...ICON} />,
  changed: <IconPencil {...ICON} />,
  confirmed: <IconCircleCheck {...ICON} />,
  passedOn: <IconSend {...ICON} />,
  taken: <IconArrowBackUp {...ICON} />,
  ended: <IconCircleMinus {...ICON} />,
  removed: <IconTrash {...ICON} />,
  signIn: <IconLogin2 {...ICON} />,
  refused: <IconAlertTriangle {...ICON} />,
  read: <IconEye {...ICON} />,
};

/** Sentences with their times, below the days. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return groupByDay(entries).map(({ day, entries: ofDay }) => (
    <section key={day}>
      <h3>{day}</h3>
      <ol>
        {foldReads(ofDay).map((run) =>
          run.length > 1 ? (
            <FoldedReads key={run[0]?.id} reads={run} />
          ) : (
            run.map((entry) => <Entry key={entry.id} entry={entry} />)
          ),
        )}
      </ol>
    </section>
  ));
}

function Entry({ entry: { at, icon, who, text, posting } }: { entry: HistoryEntry }) {
  return (
    <li>
      {ICONS[icon]}
      <time dateTime={at}>{timeWithSeconds(at)}</time>
      <p>
        {who !== null && <b>{who} </b>}
        {posting ? linkName(text, posting) : text}
      </p>
    </li>
  );
}

/** The text with its last mention of the posting as a link to the form. */
function linkName(text: string, { id, name }: NonNullable<HistoryEntry['posting']>): ReactNode {
  const start = text.lastIndexOf(name);
  return (
    <>
      {text.slice(0, start)}
      <Link to={paths.postJobsEdit(id)}>{name}</Link>
      {text.slice(start + name.length)}
    </>
  );
}
