import type { VersionedSection } from '#modules/profiles/contract/api/responses';

type FormName = 'application' | 'fill' | 'posting' | `profile-${VersionedSection}`;

export interface StashOwner {
  userId: string;
  /** The job, or the user whose profile it is; null for a posting that does not exist yet. */
  recordId: string | null;
}

const stash = new Map<FormName, StashOwner & { input: unknown }>();

/** Stores unsaved input in memory until the same user returns to the same form. Other users cannot read it. */
export function stashForm<Input>(form: FormName, owner: StashOwner, input: Input): void {
  stash.set(form, { ...owner, input });
}

/** Null unless the stash belongs to this user and record. */
export function stashedForm<Input>(form: FormName, { userId, recordId }: StashOwner): Input | null {
  const stashed = stash.get(form);
  return stashed?.userId === userId && stashed.recordId === recordId ? (stashed.input as Input) : null;
}

export function clearStash(form: FormName): void {
  stash.delete(form);
}
