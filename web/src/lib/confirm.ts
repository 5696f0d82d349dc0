import { useSyncExternalStore } from 'react';

export interface Question {
  /** Words of the specification stand here verbatim (U33). */
  title: string;
  /** The consequence, with the item's name; one paragraph each. */
  body?: readonly string[];
  /** Verbs: "Delete application" / "Keep application". */
  yes: string;
  no: string;
  danger?: boolean;
}

interface Asked extends Question {
  answer(value: boolean): void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function become(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks in a dialog and gives the answer; closing it by Escape is a no. */
export function askConfirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    become({
      ...question,
      answer: (value) => {
        become(null);
        resolve(value);
      },
    });
  });
}

export function useAsked(): Asked | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
    () => asked,
  );
}
