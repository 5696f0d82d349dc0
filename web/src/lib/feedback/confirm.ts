import { createStore } from './create-store';

/** The question where the specification has no words of its own. */
const DEFAULT_TITLE = 'Are you sure?';

export interface ConfirmOptions {
  /** Wording of the specification, verbatim. */
  title?: string;
  /** The consequence, with the item's name; one paragraph for each entry. */
  body?: readonly string[];
  /** Verbs: "Delete application" / "Keep application". */
  confirmLabel: string;
  cancelLabel: string;
  /** Confirming loses something: Cancel is then the filled button and has the focus. */
  danger?: boolean;
  /** Nothing is lost, but it cannot be taken back: Cancel comes first too. */
  isFinal?: boolean;
}

interface PendingConfirm extends ConfirmOptions {
  title: string;
  resolve(value: boolean): void;
}

const pending = createStore<PendingConfirm | null>(null);

/** Opens the confirm dialog and resolves to the choice; Escape resolves to false. */
export function openConfirm(options: ConfirmOptions): Promise<boolean> {
  pending.get()?.resolve(false);
  return new Promise((resolve) => {
    pending.set({
      title: DEFAULT_TITLE,
      ...options,
      resolve: (value) => {
        pending.set(null);
        resolve(value);
      },
    });
  });
}

export const usePendingConfirm = pending.use;
