import { useEffect, useEffectEvent, useState } from 'react';
import type { ProfileData, VersionedSection } from '../../../../modules/profiles/contract/api-responses';
import { ApiError } from '../../lib/api/api-error';
import { clearStash, stashedForm, stashForm } from '../../lib/forms/form-stash';
import { currentUser, endedInvoluntarily } from '../../lib/session/session';
import { refetchProfile } from './queries';

/** Whether a section is edited, and its input if the session ended against the user's will (U18). */
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

export interface SectionConflict {
  /** The server's message; null without a conflict. */
  message: string | null;
  /** Bases the input on the newer version; the next save replaces that. */
  keepMine(): void;
}

/** The version that an edited section is based on, and the conflict if another one was saved meanwhile. */
export function useSectionVersion(
  profile: ProfileData,
  section: VersionedSection,
  basedOn = profile.versions[section],
) {
  const [version, setVersion] = useState(basedOn);
  const [message, setMessage] = useState<string | null>(null);
  const conflict: SectionConflict = {
    message,
    keepMine: () => {
      setVersion(profile.versions[section]);
      setMessage(null);
    },
  };
  /** Returns false after a conflict, whose notice then has the choices; throws other errors. */
  async function save(send: (version: number) => Promise<ProfileData>): Promise<boolean> {
    try {
      const saved = await send(version);
      setVersion(saved.versions[section]);
      setMessage(null);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale')) throw error;
      await refetchProfile();
      setMessage(error.message);
      return false;
    }
  }
  return { version, conflict, save };
}
