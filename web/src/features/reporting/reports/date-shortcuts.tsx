import { inputDate } from '#web/lib/formatting/format';
import styles from './date-shortcuts.module.css';
import { type Period, usualPeriods } from './periods';

interface Props {
  /** The days that are chosen now. */
  from: string | undefined;
  until: string | undefined;
  onChoose(period: Period): void;
}

/** Sets both days to a usual period. */
export function DateShortcuts({ from, until, onChoose }: Props) {
  return (
    <fieldset className={`report-shortcuts ${styles.shortcuts}`}>
      <legend>Or</legend>
      {usualPeriods(inputDate(new Date())).map((period) => (
        <button
          type="button"
          key={period.label}
          className={`link ${styles.shortcut}`}
          aria-pressed={period.from === from && period.until === until}
          onClick={() => onChoose(period)}
        >
          {period.label}
        </button>
      ))}
    </fieldset>
  );
}
