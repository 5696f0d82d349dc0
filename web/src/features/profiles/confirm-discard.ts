import { openConfirm } from '#web/lib/feedback/confirm';

/** Returns to the summary; asks first if there is unsaved input. */
export async function confirmDiscard(isDirty: boolean, onDone: () => void): Promise<void> {
  const confirmation = {
    title: 'Discard your changes?',
    body: ['What you changed in this section is not saved and will be lost.'],
    confirmLabel: 'Discard changes',
    cancelLabel: 'Keep editing',
    danger: true,
  };
  if (!isDirty || (await openConfirm(confirmation))) onDone();
}
