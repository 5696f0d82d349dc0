import { useEffect, useEffectEvent, useState } from 'react';
import type { ProfileData, VersionedSection } from '#modules/profiles/contract/api/responses';
import { clearStash, stashedForm, stashForm } from '#web/lib/forms/form-stash';
import { useEditedVersion } from '#web/lib/forms/use-edited-version';
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

/** The version that an edited section is based on, and the conflict if another one was saved meanwhile. */
export function useSectionVersion(
  profile: ProfileData,
  section: VersionedSection,
  basedOn = profile.versions[section],
) {
  const edited = useEditedVersion({ basedOn, latest: profile.versions[section], refetch: refetchProfile });
  /** Returns false after a conflict, whose notice then has the choices; throws other errors. */
  async function save(send: (version: number) => Promise<ProfileData>): Promise<boolean> {
    const saved = await edited.save(send);
    if (saved) edited.setVersion(saved.versions[section]);
    return saved !== null;
  }
  return { version: edited.version, conflict: edited.conflict, save };
}
