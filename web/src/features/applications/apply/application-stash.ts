import { useEffect, useEffectEvent } from 'react';
import { stashedForm, stashForm } from '#web/lib/forms/form-stash';
import { endedInvoluntarily } from '#web/lib/session/session';
import type { ApplyValues } from './apply-values';
import type { DraftBase } from './queries';

export interface ApplicationInput {
  values: ApplyValues;
  letter: File | null;
  clearLetter: boolean;
  /** The draft that it is based on. */
  base: DraftBase;
}

interface Owner {
  userId: string;
  /** The job applied for. */
  recordId: string;
}

/** The input of this user and job from before the session ended; null without any. */
export const readApplicationStash = (owner: Owner) => stashedForm<ApplicationInput>('application', owner);

/** Stashes unsaved input when the session ends involuntarily; null if nothing is unsaved. */
export function useApplicationStash({ userId, recordId }: Owner, input: ApplicationInput | null): void {
  const stash = useEffectEvent(() => {
    if (input && endedInvoluntarily()) stashForm('application', { userId, recordId }, input);
  });
  useEffect(() => stash, []);
}
