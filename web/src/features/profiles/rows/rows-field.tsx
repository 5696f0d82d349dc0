import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button';
import { CheckField } from '#web/ui/fields/check-field';
import { RowSummary } from '#web/ui/history/row-summaries';
import type { RowKind } from './row-kind';
import type { RowsState } from './use-rows';

interface Props<Row, Draft> {
  id: string;
  kind: RowKind<Row, Draft>;
  state: RowsState<Row, Draft>;
}

/** The rows of an edited section, with the form of the open one in its place. */
export function RowsField<Row, Draft>({ id, kind, state }: Props<Row, Draft>) {
  const { list, hasNone } = state;
  const add = useRef<HTMLParagraphElement>(null);
  const focusAdd = () => add.current?.querySelector('button')?.focus();

  const wasOpen = useRef(list.open);
  useEffect(() => {
    if (list.open === wasOpen.current) return;
    wasOpen.current = list.open;
    // The pressed button is removed with its row or form.
    if (list.open !== null) state.form.current?.focus();
    else focusAdd();
  });

  const openForm = (value: Row | null) => (
    <kind.Form
      key={list.open}
      ref={state.form}
      title={value ? `Edit ${kind.describe(value).name}` : `New ${kind.noun}`}
      row={value}
      restored={state.draft}
      onKeep={state.keep}
      onDraft={state.setDraft}
      onCancel={state.cancel}
    />
  );
  const isNew = list.open !== null && list.rows.every(({ key }) => key !== list.open);
  return (
    <>
      {list.rows.length === 0 && !isNew && <p className="muted">No Items</p>}
      {list.rows.length > 0 && (
        <ul className="row-list">
          {list.rows.map(({ key, value }) => {
            if (key === list.open) return <li key={key}>{openForm(value)}</li>;
            const { name, lines } = kind.describe(value);
            return (
              <li key={key}>
                <RowSummary name={name} lines={lines} />
                <span className="row-of-buttons">
                  <Button small onClick={() => state.open(key)}>
                    Edit<span className="vh"> {name}</span>
                  </Button>
                  <Button small danger onClick={async () => (await state.remove(key, name)) && focusAdd()}>
                    Delete<span className="vh"> {name}</span>
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {isNew && openForm(null)}
      {list.rows.length + (isNew ? 1 : 0) < kind.max && !hasNone && (
        <p ref={add}>
          <Button onClick={() => state.open()}>Add</Button>
        </p>
      )}
      {kind.allowsNone && list.rows.length === 0 && !isNew && (
        <CheckField id={`${id}-none`} label="I have none yet" value={hasNone} onChange={state.setHasNone} />
      )}
    </>
  );
}
