import type { ProfileData } from '../../../../modules/profiles/contract/api-answers';
import type { IndexedSection } from '../../ui/section-index';
import { ProfileSection } from './profile-section';
import { ReferenceText } from './reference-text';
import { ReferencesForm } from './references-form';

interface Props {
  profile: ProfileData;
  section: IndexedSection;
}

export function ReferencesSection({ profile: { userId, referencesDetails }, section }: Props) {
  return (
    <ProfileSection
      section={section}
      count={referencesDetails.length}
      summary={
        referencesDetails.length === 0 ? (
          <p className="muted">No Items</p>
        ) : (
          <ul className="profile-rows">
            {referencesDetails.map((reference) => (
              <li key={JSON.stringify(reference)}>
                <ReferenceText reference={reference} />
              </li>
            ))}
          </ul>
        )
      }
      form={(close) => <ReferencesForm userId={userId} references={referencesDetails} close={close} />}
    />
  );
}
