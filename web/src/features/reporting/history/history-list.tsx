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
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryEntry } from '#modules/reporting/contract/api/history';
import type { HistoryIcon } from '#modules/shared/history-kinds';
import { timeWithSeconds } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { ActChanges } from './act-changes';
import { ActMails } from './act-mails';
import { type Act, foldActs } from './fold-acts';
import { foldReads } from './fold-reads';
import { FoldedReads } from './folded-reads';
import { groupByDay } from './group-by-day';
import styles from './history.module.css';

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

/** Acts with their times, below the days. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return groupByDay(entries).map(({ day, entries: ofDay }) => (
    <section key={day} className={styles.history}>
      <h2>{day}</h2>
      <ol>
        {foldReads(foldActs(ofDay)).map((run) =>
          run.length > 1 ? (
            <FoldedReads key={run[0]?.main.id} reads={run.map(({ main }) => main)} />
          ) : (
            run.map((act) => <ActItem key={act.main.id} act={act} />)
          ),
        )}
      </ol>
    </section>
  ));
}

/** Others of an act that are shown at once. */
const MAX_SHOWN = 2;

function ActItem({ act: { main, others, changes, mails, noMail } }: { act: Act }) {
  const several = others.length > 0 ? main.ofMany : null;
  const folded = several ? [main, ...others] : others;
  const [isOpen, setOpen] = useState(folded.length <= MAX_SHOWN);
  return (
    <li>
      {ICONS[main.icon]}
      <time dateTime={main.at}>{timeWithSeconds(main.at)}</time>
      <div>
        <Sentence entry={several ? { ...several, posting: null } : main} />
        {changes.length > 0 && <ActChanges changes={changes} />}
        {folded.length > MAX_SHOWN && (
          <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'} the {folded.length} {several ? '' : 'other '}entries of this act
          </button>
        )}
        {isOpen && folded.map((entry) => <Sentence key={entry.id} entry={entry} />)}
        {mails.length > 0 && <ActMails mails={mails} />}
        {noMail && <p className="small muted">{noMail}</p>}
      </div>
    </li>
  );
}

const Sentence = ({ entry: { who, text, posting } }: { entry: Pick<HistoryEntry, 'who' | 'text' | 'posting'> }) => (
  <p>
    {who !== null && <b>{who} </b>}
    {posting ? linkName(text, posting) : text}
  </p>
);

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
