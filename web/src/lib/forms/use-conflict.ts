import { useRef, useState } from 'react';
import { isStale, type SavedChange } from '../api/api-error';
import type { Versions } from './conflict-lines';

/** A record as a page read it. */
export interface Seen<V> {
  version: number;
  values: V;
}

/** What others saved while a record was edited. */
export interface Conflict<V> extends Versions<V> {
  changes: readonly SavedChange[];
  version: number;
}

export interface SendingForm<V> {
  mantine: { setValues(values: V): void };
  submit(): Promise<void>;
}

/** Sends a record with the version that was seen. When others saved it meanwhile, `conflict` has what both changed. */
export function useConflict<V extends object>(initial: Seen<V>) {
  const [seen, setSeen] = useState(initial);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  // Sent in the event that also changes the state.
  const latest = useRef(initial);

  /** Returns null in a conflict, whose dialog then has the choices; throws other errors. */
  async function save<T>(mine: V, send: (version: number) => Promise<T>): Promise<T | null> {
    try {
      return await send(latest.current.version);
    } catch (error) {
      if (!isStale(error)) throw error;
      const { changes, version = latest.current.version } = error.stale;
      const saved = Object.fromEntries(changes.map((change) => [change.path, change.saved]));
      const { values } = latest.current;
      setConflict({ seen: values, saved: { ...values, ...saved }, mine, changes, version });
      return null;
    }
  }

  /** The next save is based on this. */
  function show(shown: Seen<V>): void {
    latest.current = shown;
    setSeen(shown);
    setConflict(null);
  }

  /** What was saved meanwhile counts as seen by the next save. */
  function accept(): void {
    if (conflict) show({ version: conflict.version, values: conflict.saved });
  }

  /** Sends these values from the form, on top of what was saved meanwhile. */
  function saveKept(form: SendingForm<V>, kept: V): void {
    accept();
    form.mantine.setValues(kept);
    void form.submit();
  }

  return { seen, conflict, save, show, accept, saveKept, goBack: () => setConflict(null) };
}
