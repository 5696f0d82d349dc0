import type { SavedChange } from '#web/lib/api/api-error';
import { timeOfDay } from '#web/lib/formatting/format';
import { type ConflictLine, isOfBoth } from '#web/lib/forms/conflict-lines';
import styles from './conflict-dialog.module.css';

interface Props {
  lines: readonly ConflictLine[];
  changes: readonly SavedChange[];
  /** Keys of the lines of both in which mine replaces what was saved. */
  chosen: ReadonlySet<string>;
  onChoose(key: string, isMine: boolean): void;
}

interface RowProps extends Omit<Props, 'lines'> {
  line: ConflictLine;
}

/** The changed lines in three groups; on narrow screens each is a block. */
export function ConflictTable({ lines, ...rest }: Props) {
  const groups = [
    { title: 'Saved and yours differ', lines: lines.filter(isOfBoth) },
    { title: 'Only saved meanwhile', lines: lines.filter(({ mine }) => mine === null) },
    { title: 'Only yours', lines: lines.filter(({ theirs }) => theirs === null) },
  ].filter((group) => group.lines.length > 0);
  return (
    <table className={styles.table}>
      <caption className="vh">What was changed, line by line</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">
            Before <small>as you saw it</small>
          </th>
          <th scope="col">
            Saved <small>meanwhile</small>
          </th>
          <th scope="col">
            You <small>not saved yet</small>
          </th>
          <th scope="col">Kept</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title}>
          <tr className={styles.group}>
            <th colSpan={5} scope="colgroup">
              {group.title}
            </th>
          </tr>
          {group.lines.map((line) => (
            <Row key={line.key} line={line} {...rest} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ line, changes, ...choice }: RowProps) {
  const { path, label, before, theirs, mine } = line;
  const change = changes.find((one) => one.path === path);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={styles.quiet} data-label="Before">
        {before}
      </td>
      <td data-label="Saved" className={theirs === null ? styles.same : undefined}>
        {theirs ?? 'Not changed'}
        {theirs !== null && change && (
          <small>
            {change.by ?? 'Somebody'}, {timeOfDay(change.at)}
          </small>
        )}
      </td>
      <td data-label="You" className={mine === null ? styles.same : undefined}>
        {mine ?? 'Not changed'}
      </td>
      <td className={styles.kept} data-label="Kept">
        {isOfBoth(line) ? <Choice line={line} {...choice} /> : <Kept line={line} />}
      </td>
    </tr>
  );
}

const Kept = ({ line: { theirs, mine } }: { line: ConflictLine }) => (
  <span>
    <b>{theirs ?? mine}</b> <small>{theirs === null ? 'yours' : 'as saved'}</small>
  </span>
);

function Choice({ line, chosen, onChoose }: Omit<RowProps, 'changes'>) {
  const { key, label, theirs, mine } = line;
  const isMine = chosen.has(key);
  return (
    <fieldset className={styles.choice}>
      <legend className="vh">{label}</legend>
      <label className="check">
        <input type="radio" name={key} checked={!isMine} onChange={() => onChoose(key, false)} />
        <span>{theirs}</span>
        <small>saved, stands now</small>
      </label>
      <label className="check">
        <input type="radio" name={key} checked={isMine} onChange={() => onChoose(key, true)} />
        <span>{mine}</span>
        <small>yours, replaces it</small>
      </label>
    </fieldset>
  );
}
