import { useEffect, useEffectEvent, useState } from 'react';
import type { ProfileData, VersionedSection } from '#modules/profiles/contract/api/responses';
import { clearStash, stashedForm, stashForm } from '#web/lib/forms/form-stash';
import { type Seen, useConflict } from '#web/lib/forms/use-conflict';
import { currentUser, endedInvoluntarily } from '#web/lib/session/session';
import { refetchProfile } from './queries';

/** Whether a section is edited, and its input if the session ended against the user's will. */
export function useSectionEditing<Input>(profile: ProfileData, section: VersionedSection) {
  const form = `profile-${section}` as const;
  const [restored, setRestored] = useState(() =>
    stashedForm<Input>(form, { userId: currentUser()?.id ?? '', recordId: profile.userId }),
  );
  const [isEditing, setEditing] = useState(restored !== null && profile.canEdit);
  useEffect(() => clearStash(form), [form]);
  return {
    isEditing,
    restored,
    edit: () => setEditing(true),
    close: () => {
      setRestored(null);
      setEditing(false);
    },
  };
}

/** Stashes the input of an edited section when the session ends involuntarily; null if nothing is unsaved. */
export function useSectionStash<Input>(profile: ProfileData, section: VersionedSection, input: Input | null): void {
  const [userId] = useState(() => currentUser()?.id ?? '');
  const stash = useEffectEvent(() => {
    if (input !== null && endedInvoluntarily())
      stashForm(`profile-${section}`, { userId, recordId: profile.userId }, input);
  });
  useEffect(() => stash, []);
}

/** The values that an edited section began with, and the conflict if others saved it meanwhile. */
export function useSectionConflict<V extends object>(
  profile: ProfileData,
  section: VersionedSection,
  values: V,
  restored: Seen<V> | undefined,
) {
  const { save: send, ...conflict } = useConflict<V>(restored ?? { version: profile.versions[section], values });
  /** Returns false in a conflict, whose dialog then has the choices; throws other errors. */
  async function save(mine: V, sendWith: (version: number) => Promise<ProfileData>): Promise<boolean> {
    const saved = await send(mine, sendWith);
    // The summary behind the form is what was saved meanwhile.
    if (!saved) void refetchProfile();
    else conflict.show({ version: saved.versions[section], values: mine });
    return saved !== null;
  }
  return { ...conflict, save };
}
