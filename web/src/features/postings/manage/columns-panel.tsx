import './columns-panel.css';
import { useState } from 'react';
import { OPTIONAL_COLUMNS, type OptionalColumn, type TableView, type useTableView } from './columns';

interface Props {
  id: string;
  view: ReturnType<typeof useTableView>;
}

/** The columns of the table and the height of its rows; a change applies at once. */
export default function ColumnsPanel({ id, view }: Props) {
  /** The address follows. */
  const [{ columns, isRoomy }, setShown] = useState<TableView>(view);
  const set = (next: TableView) => {
    setShown(next);
    view.set(next);
  };
  const toggle = (column: OptionalColumn) => {
    const next = columns.includes(column) ? columns.filter((one) => one !== column) : [...columns, column];
    set({ columns: next, isRoomy });
  };
  const [number, ...others] = OPTIONAL_COLUMNS.map(({ value, label }) => (
    <label key={value} className="check">
      <input type="checkbox" checked={columns.includes(value)} onChange={() => toggle(value)} />
      <span>{label}</span>
    </label>
  ));
  const rows = (label: string, value: boolean) => (
    <label className="check">
      <input
        type="radio"
        name={`${id}-rows`}
        checked={isRoomy === value}
        onChange={() => set({ columns, isRoomy: value })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <div id={id} className="columns-panel">
      <p className="small muted">Kept for you and in the address</p>
      <fieldset>
        <legend className="vh">Columns</legend>
        {number}
        <label className="check">
          <input type="checkbox" checked disabled />
          <span>
            Title <span className="muted">(always)</span>
          </span>
        </label>
        {others}
      </fieldset>
      <fieldset>
        <legend className="vh">Height of rows</legend>
        {rows('Dense rows', false)}
        {rows('Roomy rows', true)}
      </fieldset>
    </div>
  );
}
