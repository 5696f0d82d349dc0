import { useSyncExternalStore } from 'react';

export interface ConfirmOptions {
  /** Wording of the specification, verbatim (U33). */
  title: string;
  /** The consequence, with the item's name; one paragraph for each entry. */
  body?: readonly string[];
  /** Verbs: "Delete application" / "Keep application". */
  confirmLabel: string;
  cancelLabel: string;
  /** Confirming loses something: Cancel is then the filled button and has the focus (U55). */
  danger?: boolean;
}

interface PendingConfirm extends ConfirmOptions {
  resolve(value: boolean): void;
}

let pending: PendingConfirm | null = null;
const listeners = new Set<() => void>();

function setPending(next: PendingConfirm | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Opens the confirm dialog and resolves to the choice; Escape resolves to false. */
export function openConfirm(options: ConfirmOptions): Promise<boolean> {
  pending?.resolve(false);
  return new Promise((resolve) => {
    setPending({
      ...options,
      resolve: (value) => {
        setPending(null);
        resolve(value);
      },
    });
  });
}

export function usePendingConfirm(): PendingConfirm | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending,
    () => pending,
  );
}
