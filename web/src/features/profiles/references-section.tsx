import { useState } from 'react';
import { MIN_REFERENCES } from '../../../../modules/profiles/contract/api';
import { ProfileSection } from './profile-section';
import type { ProfileData } from './queries';
import { ReferenceRows } from './reference-rows';
import { ReferencesEditor } from './references-editor';
import { sectionStatuses } from './section-statuses';

/** References: rows are local until the section's Save (W2.6–W2.9, W2.45–W2.47). */
export function ReferencesSection({ profile }: { profile: ProfileData }) {
  const [isEditing, setEditing] = useState(false);
  const saved = profile.referencesDetails;
  return (
    <ProfileSection status={sectionStatuses(profile).references} isEditing={isEditing} onEdit={() => setEditing(true)}>
      {isEditing ? (
        <ReferencesEditor saved={saved} onDone={() => setEditing(false)} />
      ) : (
        <ReferenceRows references={saved} />
      )}
      {!isEditing && saved.length < MIN_REFERENCES && (
        <p className="hint">
          {saved.length} of {MIN_REFERENCES} references saved: an application needs three.
        </p>
      )}
    </ProfileSection>
  );
}
