import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { ApiError, wasCancelled } from '../api/api-error';
import { closeErrorToasts, toastSaveError } from '../feedback/toasts';
import { afterPointerUp } from './after-pointer-up';

/** The type at a path such as `city` or `references.0.firstName`; never for a path that does not exist. */
type ValueAt<T, P extends string> = P extends keyof T
  ? T[P]
  : P extends `${infer Head}.${infer Rest}`
    ? T extends readonly (infer Item)[]
      ? ValueAt<Item, Rest>
      : Head extends keyof T
        ? ValueAt<T[Head], Rest>
        : never
    : T extends readonly (infer Item)[]
      ? Item
      : never;

/** The props that bind a field: `<TextField {...form.field('city')} label="City" />`. */
interface FieldBinding<V> {
  id: string;
  value: V;
  error: string | undefined;
  onChange(value: V): void;
  onBlur(): void;
}

export interface FieldProblem {
  /** Id of the invalid input. */
  id: string;
  message: string;
}

export interface ZodForm<Values> {
  values: Values;
  /** Mantine's form, for lists (`insertListItem`, `removeListItem`), `setFieldValue`, `isDirty`, `reset`. */
  mantine: UseFormReturnType<Values>;
  field<P extends string>(path: P): FieldBinding<ValueAt<Values, P>>;
  /** For `<form onSubmit>`, or to be called by a button. */
  submit(event?: FormEvent): Promise<void>;
  busy: boolean;
  problems: readonly FieldProblem[];
  /** Counts rejected submits; the error summary takes the focus when it grows. */
  submitCount: number;
}

interface Options<Values, Output> {
  /** The request schema of contract/api/; its messages are shown as they are. */
  schema: ZodType<Output>;
  /** In page order, which is the order of the problems. */
  initialValues: Values;
  /** Precedes the ids of the fields, for one of several forms on a page. */
  idPrefix?: string;
  /** Receives the parsed values: trimmed and without unknown keys. Reject with ApiError to report problems. */
  send(values: Output): Promise<unknown>;
}

/**
 * A form validated by the server's schema. Nothing is validated while typing; a changed field is validated on blur, and
 * a rejected submit fills `problems`. Server errors with a path appear at the same fields; others show once, as a
 * toast. A submit during a submit does nothing.
 */
export function useZodForm<Values extends Record<string, unknown>, Output>(
  options: Options<Values, Output>,
): ZodForm<Values> {
  const { schema, initialValues, idPrefix = '', send } = options;
  const mantine = useForm<Values>({ initialValues, validate: schemaResolver(schema, { sync: true }) });
  const [submitCount, setSubmitCount] = useState(0);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const refusedByServer = useRef<ReadonlySet<string>>(new Set());

  function showErrors(errors: FormErrors): void {
    mantine.setErrors(errors);
    setSubmitCount((count) => count + 1);
  }

  function handleError(error: unknown): void {
    if (wasCancelled(error)) return;
    if (error instanceof ApiError && error.fields.length > 0) {
      refusedByServer.current = new Set(error.fields.map(({ path }) => path));
      showErrors(Object.fromEntries(error.fields.map(({ path, message }) => [path, message])));
    } else {
      mantine.clearErrors();
      toastSaveError(error);
    }
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (running.current) return;
    closeErrorToasts();
    refusedByServer.current = new Set();
    const { hasErrors, errors } = mantine.validate();
    if (hasErrors) return showErrors(errors);
    running.current = true;
    setBusy(true);
    try {
      await send(schema.parse(mantine.getValues()));
    } catch (error) {
      handleError(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const order = Object.keys(initialValues);
  const position = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  const fields = Object.entries(mantine.errors)
    .sort(([one], [other]) => position(one) - position(other))
    .map(([path, message]) => ({ id: idPrefix + path, message: String(message) }));
  return {
    values: mantine.getValues(),
    mantine,
    submit,
    busy,
    submitCount,
    problems: submitCount === 0 ? [] : fields,
    field: (path) => {
      const { value, error, onChange } = mantine.getInputProps(path);
      const leave = () => {
        // An error that only the server can detect stays until the value changes.
        if (error && refusedByServer.current.has(path)) return;
        afterPointerUp(() => (mantine.isDirty(path) || submitCount > 0) && mantine.validateField(path));
      };
      return { id: idPrefix + path, value, error: error ? String(error) : undefined, onChange, onBlur: leave };
    },
  };
}
