import { useState } from 'react';
import { REFERENCES_NEEDED } from '../../../../modules/profiles/contract/api';
import type { ProfileData } from './calls';
import { ProfileSection } from './profile-section';
import { ReferenceRows } from './reference-rows';
import { ReferencesEditor } from './references-editor';
import { standings } from './standings';

/** References: rows are local until the section's Save (W2.6–W2.9, W2.45–W2.47). */
export function ReferencesSection({ profile }: { profile: ProfileData }) {
  const [isEditing, setEditing] = useState(false);
  const saved = profile.referencesDetails;
  return (
    <ProfileSection standing={standings(profile).references} isEditing={isEditing} onEdit={() => setEditing(true)}>
      {isEditing ? (
        <ReferencesEditor saved={saved} onDone={() => setEditing(false)} />
      ) : (
        <ReferenceRows references={saved} />
      )}
      {!isEditing && saved.length < REFERENCES_NEEDED && (
        <p className="hint">
          {saved.length} of {REFERENCES_NEEDED} references: an application needs three.
        </p>
      )}
    </ProfileSection>
  );
}
