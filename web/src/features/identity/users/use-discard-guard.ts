import { openConfirm } from '#web/lib/feedback/confirm';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';

/** Closes the drawer of a form, and asks before input is lost; leaving the page asks too. */
export function useDiscardGuard(isDirty: boolean, onClose: () => void): () => Promise<void> {
  useUnsavedChangesGuard(isDirty);
  return async () => {
    if (isDirty && !(await confirmDiscard())) return;
    onClose();
  };
}

const confirmDiscard = () =>
  openConfirm({
    title: 'Discard what you changed?',
    body: ['It is not saved and will be lost.'],
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    danger: true,
  });
