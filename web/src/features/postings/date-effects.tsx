import './listing-dates.css';
import { icons } from '#web/ui/icons';
import type { DateEffect } from './listing-effects';

/** Effects of new dates, and the postings that they leave out. */
export function DateEffects({ effects }: { effects: readonly DateEffect[] }) {
  return (
    <>
      <p>
        <b>What happens</b>
      </p>
      <ul className="date-effects">
        {effects.map(({ text, isWarning }) => (
          <li key={text} className={isWarning ? 'warning' : undefined}>
            {isWarning ? icons.alert : icons.check}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
