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
import type { HistoryEntry, HistoryIcon } from '../../../../../modules/reporting/contract/api-history';
import { timeWithSeconds } from '../../../lib/formatting/format';
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
        {ofDay.map(({ id, at, icon, who, text }) => (
          <li key={id}>
            {ICONS[icon]}
            <time dateTime={at}>{timeWithSeconds(at)}</time>
            <p>
              {who !== null && <b>{who} </b>}
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  ));
}
