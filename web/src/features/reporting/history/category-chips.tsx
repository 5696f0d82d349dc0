import type { HistoryCategory } from '#modules/shared/history-kinds';
import { icons } from '#web/ui/icons';
import styles from './history.module.css';
import type { LeftOut } from './use-history';

const NAMES: Record<HistoryCategory, string> = {
  changes: 'Changes',
  states: 'States',
  signIns: 'Sign-ins',
  reads: 'Reads',
};

interface Props {
  categories: readonly HistoryCategory[];
  leftOut: LeftOut;
  onChange(leftOut: LeftOut): void;
}

/** Toggles of what is shown; all are on at first, and the last one stays. */
export function CategoryChips({ categories, leftOut, onChange }: Props) {
  const toggle = (category: HistoryCategory) => {
    const next = new Set(leftOut);
    if (!next.delete(category)) next.add(category);
    if (next.size < categories.length) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on the page.
    <div className={styles.chips} role="group" aria-label="Show">
      {categories.map((category) => (
        <button key={category} type="button" aria-pressed={!leftOut.has(category)} onClick={() => toggle(category)}>
          {!leftOut.has(category) && icons.check}
          {NAMES[category]}
        </button>
      ))}
    </div>
  );
}
