import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { afterPress } from './after-press';
import { ApiError, messageOf, wasCancelled } from './api-error';
import { closeErrors, toastError } from './toasts';

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

/** What a field of the kit needs to be bound: spread it, `<TextField {...form.field('city')} label="City" />`. */
export interface FieldBinding<V> {
  id: string;
  value: V;
  error: string | undefined;
  onChange(value: V): void;
  onBlur(): void;
}

export interface Problem {
  /** Id of the input at fault; null when the whole request was refused. */
  id: string | null;
  message: string;
}

export interface ZodForm<Values> {
  values: Values;
  /** Mantine's own form, for lists (`insertListItem`, `removeListItem`), `setFieldValue`, `isDirty`, `reset`. */
  mantine: UseFormReturnType<Values>;
  field<P extends string>(path: P): FieldBinding<ValueAt<Values, P>>;
  /** For `<form onSubmit>`, or called directly by a button. */
  submit(event?: FormEvent): Promise<void>;
  busy: boolean;
  problems: readonly Problem[];
  /** Counts refused submits; the error summary takes the focus when it grows. */
  attempt: number;
}

interface Options<Values, Output> {
  /** The request schema of contract/api.ts; its messages are shown as they are. */
  schema: ZodType<Output>;
  /** In the order of the page: problems are listed in it, those of no field of the form first. */
  initialValues: Values;
  /** Gets the parsed values (trimmed, without what the schema does not know). Throw or reject with ApiError to refuse. */
  send(values: Output): Promise<unknown>;
}

/**
 * A form checked by the schema the server uses (U19, U20, U25): nothing is said while typing; a changed field is checked
 * when it is left; a refused submit fills `problems`. Errors of the server with a path land at the same fields;
 * those without one stand in the summary and in a toast. A second submit while one is under way does nothing.
 */
export function useZodForm<Values extends Record<string, unknown>, Output>(
  options: Options<Values, Output>,
): ZodForm<Values> {
  const { schema, initialValues, send } = options;
  const mantine = useForm<Values>({ initialValues, validate: schemaResolver(schema, { sync: true }) });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const refusedByServer = useRef<ReadonlySet<string>>(new Set());

  function refuse(errors: FormErrors, message: string | null): void {
    mantine.setErrors(errors);
    setRefusal(message);
    setAttempt((count) => count + 1);
  }

  function take(error: unknown): void {
    if (wasCancelled(error)) return;
    if (error instanceof ApiError && error.fields.length > 0) {
      refusedByServer.current = new Set(error.fields.map(({ path }) => path));
      refuse(Object.fromEntries(error.fields.map(({ path, message }) => [path, message])), null);
    } else {
      refuse({}, messageOf(error));
      toastError(error);
    }
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (running.current) return;
    closeErrors();
    refusedByServer.current = new Set();
    const { hasErrors, errors } = mantine.validate();
    if (hasErrors) return refuse(errors, null);
    running.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await send(schema.parse(mantine.getValues()));
    } catch (error) {
      take(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const order = Object.keys(initialValues);
  const place = ({ id }: { id: string }) => order.indexOf(id.split('.')[0] ?? '');
  const fields = Object.entries(mantine.errors)
    .map(([id, message]) => ({ id, message: String(message) }))
    .sort((one, other) => place(one) - place(other));
  return {
    values: mantine.getValues(),
    mantine,
    submit,
    busy,
    attempt,
    problems: attempt === 0 ? [] : refusal ? [{ id: null, message: refusal }, ...fields] : fields,
    field: (path) => {
      const { value, error, onChange } = mantine.getInputProps(path);
      const leave = () => {
        // What the server alone knows to be wrong stays told until it is changed, which takes the error away.
        if (error && refusedByServer.current.has(path)) return;
        afterPress(() => (mantine.isDirty(path) || attempt > 0) && mantine.validateField(path));
      };
      return { id: path, value, error: error ? String(error) : undefined, onChange, onBlur: leave };
    },
  };
}
