import { askConfirm } from '../../lib/confirm';

/** Back to the summary; nothing typed is lost in silence (U29). */
export async function cancel(isDirty: boolean, onDone: () => void): Promise<void> {
  const question = {
    title: 'Discard your changes?',
    body: ['What you changed in this section is not saved yet.'],
    yes: 'Discard changes',
    no: 'Keep editing',
  };
  if (!isDirty || (await askConfirm(question))) onDone();
}
