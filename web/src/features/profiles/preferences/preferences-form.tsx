import { useQuery } from '@tanstack/react-query';
import { POSITION_TYPES } from '#modules/directory/contract/api/choices';
import { SEARCH_DISTANCE } from '#modules/identity/contract/api/settings';
import { PreferencesRequest } from '#modules/profiles/contract/api/preferences';
import { PROFILE_LIMITS } from '#modules/profiles/contract/api/profile';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { areDifferent } from '#web/lib/forms/are-different';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { positionOptions, positionsQuery } from '#web/lib/queries/directory';
import { DistanceField } from '#web/ui/fields/distance-field';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { MultiSelectField } from '#web/ui/fields/multi-select-field';
import { TextField } from '#web/ui/fields/text-field';
import { type ProfileData, savePreferences } from '../queries';
import { RestoredNote, SectionActions } from '../section-actions';
import { useSectionStash, useSectionVersion } from '../section-editing';
import { useReportUnsaved } from '../unsaved-guard';
import { DistrictSizes } from './district-sizes';
import { ExperienceFields } from './experience-fields';
import { type PreferencesValues, regionsOf, toValues } from './preferences-values';
import { RegionPicker } from './region-picker';

export interface PreferencesInput {
  values: PreferencesValues;
  version: number;
}

interface Props {
  profile: ProfileData;
  /** Input of before the session ended. */
  restored: PreferencesInput | null;
  onDone(): void;
}

export function PreferencesForm({ profile, restored, onDone }: Props) {
  const stored = profile.preferencesDetails;
  const { version, conflict, save } = useSectionVersion(profile, 'preferences', restored?.version);
  const form = useZodForm<PreferencesValues, PreferencesRequest>({
    schema: PreferencesRequest,
    // The contact details have a Zip Code too.
    idPrefix: 'preferences-',
    initialValues: restored?.values ?? toValues(stored),
    send: async ({ searchDistance, ...preferences }) => {
      // The slider shows a distance where none was chosen yet.
      const isChosen = stored.searchDistance !== null || mantine.isDirty('searchDistance');
      const body = { ...preferences, ...(isChosen && { searchDistance }) };
      if (!(await save((based) => savePreferences(profile.userId, { ...body, version: based })))) return;
      toastSuccess('Preferences are saved.');
      onDone();
    },
  });
  const { field, mantine, values } = form;
  const isDirty = areDifferent(values, toValues(stored));
  useReportUnsaved(isDirty && !form.busy);
  useSectionStash<PreferencesInput>(profile, 'preferences', isDirty ? { values, version } : null);
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      {restored && <RestoredNote />}
      <ErrorSummary problems={form.problems} submitCount={form.submitCount} />
      <MultiSelectField
        {...field('positions')}
        label="Preferred positions"
        hint={`Search by name. They are listed by type: ${POSITION_TYPES.join(', ')}.`}
        optional
        options={usePositionOptions(stored.positions)}
      />
      <RegionPicker
        value={regionsOf(values)}
        onChange={(names) => mantine.setFieldValue('location', names.join(', '))}
      />
      <DistrictSizes {...field('districtSize')} />
      <TextField
        {...field('zipCode')}
        label="Zip Code"
        optional
        hint="5 digits. Searches near you start here, as in your settings."
        limit={PROFILE_LIMITS.zipCode}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <DistanceField {...field('searchDistance')} {...SEARCH_DISTANCE} label="Search distance" />
      <ExperienceFields form={form} />
      <SectionActions conflict={conflict} subject="preferences" isDirty={isDirty} busy={form.busy} onDone={onDone} />
    </form>
  );
}

/** The catalogue by type, with stored positions that left it. */
function usePositionOptions(stored: ProfileData['preferencesDetails']['positions']) {
  const { data = [] } = useQuery(positionsQuery);
  const former = stored.filter(({ id }) => !data.some((position) => position.id === id));
  return positionOptions([...data, ...former]);
}
