import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ZodType } from 'zod';
import { areDifferent } from '#web/lib/forms/are-different';
import { useZodForm, type ZodForm } from '#web/lib/forms/use-zod-form';
import { Button } from '#web/ui/button';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import type { RowFormProps } from './row-kind';

interface Options<Row, Draft> {
  schema: ZodType<Row>;
  /** The row as it is in the list, or a blank one. */
  initialValues: Draft;
  idPrefix: string;
}

/** The form of one row; it changes the list on the page only. */
export function useRowForm<Row, Draft extends Record<string, unknown>>(
  { restored, onKeep, onDraft }: RowFormProps<Row, Draft>,
  { schema, initialValues, idPrefix }: Options<Row, Draft>,
): ZodForm<Draft> {
  const form = useZodForm<Draft, Row>({
    schema,
    idPrefix,
    initialValues: restored ?? initialValues,
    send: async (row) => onKeep(row),
  });
  const { values } = form;
  const isDirty = areDifferent(values, initialValues);
  const report = useEffectEvent(onDraft);
  useEffect(() => report(isDirty ? values : null), [isDirty, values]);
  return form;
}

interface Props<Row, Draft> {
  form: ZodForm<Draft>;
  row: RowFormProps<Row, Draft>;
  children: ReactNode;
}

/** Frame and buttons of the form of one row. */
export function RowForm<Row, Draft>({ form, row, children }: Props<Row, Draft>) {
  return (
    <form
      ref={row.ref}
      className="form profile-row-form"
      noValidate
      tabIndex={-1}
      aria-label={row.title}
      onSubmit={form.submit}
    >
      <p>
        <b>{row.title}</b>
      </p>
      <ErrorSummary problems={form.problems} submitCount={form.submitCount} />
      {children}
      <div className="row-of-buttons">
        <Button type="submit">{row.row ? 'Save entry' : 'Add entry'}</Button>
        <Button look="quiet" onClick={row.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
