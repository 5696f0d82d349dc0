import { useEffect, useEffectEvent, useState } from 'react';
import { clearStash, stashedForm, stashForm } from '#web/lib/forms/form-stash';
import { currentUser, endedInvoluntarily } from '#web/lib/session/session';
import { type Choices, NO_CHOICES } from './fill-plan';

/** Choices of a job's Fill Position, which outlast a session that ends involuntarily. */
export function useKeptChoices(jobId: string) {
  const [owner] = useState(() => ({ userId: currentUser()?.id ?? '', recordId: jobId }));
  const [restored] = useState(() => stashedForm<Choices>('fill', owner));
  const [choices, setChoices] = useState(restored ?? NO_CHOICES);
  const stash = useEffectEvent(() => {
    if (choices !== NO_CHOICES && endedInvoluntarily()) stashForm('fill', owner, choices);
  });
  useEffect(() => stash, []);
  return { choices, setChoices, isBack: restored !== null, forget: () => clearStash('fill') };
}
