type FormName = 'application' | 'posting';

export interface StashOwner {
  userId: string;
  /** Null for a posting that does not exist yet. */
  jobId: string | null;
}

const stash = new Map<FormName, StashOwner & { input: unknown }>();

/** Stores unsaved input in memory until the same user returns to the same form. Other users cannot read it. */
export function stashForm<Input>(form: FormName, owner: StashOwner, input: Input): void {
  stash.set(form, { ...owner, input });
}

/** Null unless the stash belongs to this user and job. */
export function stashedForm<Input>(form: FormName, { userId, jobId }: StashOwner): Input | null {
  const stashed = stash.get(form);
  return stashed?.userId === userId && stashed.jobId === jobId ? (stashed.input as Input) : null;
}

export function clearStash(form: FormName): void {
  stash.delete(form);
}
