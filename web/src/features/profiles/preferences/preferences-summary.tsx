import { FIGURES, type Figure, type PreferencesResponse } from '#modules/profiles/contract/api/preferences';
import { pluralize } from '#web/lib/formatting/format';
import { DescriptionItem, DescriptionList } from '#web/ui/display/description-list';
import { districtSizeName, districtSizesOf, experiencesOf } from './preferences-values';

const NO_INFORMATION = 'No information';

export function PreferencesSummary({ preferences }: { preferences: PreferencesResponse }) {
  const { positions, location, zipCode, searchDistance } = preferences;
  const distance = searchDistance && `within ${pluralize(searchDistance, 'mile')}`;
  return (
    <DescriptionList>
      <DescriptionItem name="Preferred positions" empty={NO_INFORMATION}>
        {positions.map(({ name }) => name).join('; ')}
      </DescriptionItem>
      <DescriptionItem name="Regions" empty={NO_INFORMATION}>
        {location}
      </DescriptionItem>
      <DescriptionItem name="District size" empty={NO_INFORMATION}>
        {districtSizesOf(preferences).map(districtSizeName).join('; ')}
      </DescriptionItem>
      <DescriptionItem name="Search" empty={NO_INFORMATION}>
        {zipCode && ['From Zip Code', zipCode, distance].filter(Boolean).join(' ')}
      </DescriptionItem>
      <DescriptionItem name="Experience">{experiencesOf(preferences).join(', ')}</DescriptionItem>
      {Object.entries(FIGURES).map(([key, label]) => (
        <DescriptionItem key={key} name={label}>
          {preferences[key as Figure]}
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}
