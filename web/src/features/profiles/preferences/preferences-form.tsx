import { useQuery } from '@tanstack/react-query';
import { POSITION_TYPES } from '#modules/directory/contract/api/choices';
import { SEARCH_DISTANCE } from '#modules/identity/contract/api/settings';
import { PreferencesRequest } from '#modules/profiles/contract/api/preferences';
import { PROFILE_LIMITS } from '#modules/profiles/contract/api/profile';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { areDifferent } from '#web/lib/forms/are-different';
import type { Seen } from '#web/lib/forms/use-conflict';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { positionOptions, positionsQuery } from '#web/lib/queries/directory';
import { FormConflict } from '#web/ui/conflict/form-conflict';
import { DistanceField } from '#web/ui/fields/distance-field';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { MultiSelectField } from '#web/ui/fields/multi-select-field';
import { TextField } from '#web/ui/fields/text-field';
import { type ProfileData, savePreferences } from '../queries';
import { RestoredNote, SectionActions } from '../section-actions';
import { useSectionConflict, useSectionStash } from '../section-editing';
import { useReportUnsaved } from '../unsaved-guard';
import { DistrictSizes } from './district-sizes';
import { ExperienceFields } from './experience-fields';
import { type PreferencesValues, preferencesFields, regionsOf, toValues } from './preferences-values';
import { RegionPicker } from './region-picker';

export interface PreferencesInput {
  values: PreferencesValues;
  seen: Seen<PreferencesValues>;
}

interface Props {
  profile: ProfileData;
  /** Input of before the session ended. */
  restored: PreferencesInput | null;
  onDone(): void;
}

export function PreferencesForm({ profile, restored, onDone }: Props) {
  const stored = profile.preferencesDetails;
  const editing = useSectionConflict(profile, 'preferences', toValues(stored), restored?.seen);
  const options = usePositionOptions(stored.positions);
  const form = useZodForm<PreferencesValues, PreferencesRequest>({
    schema: PreferencesRequest,
    // The contact details have a Zip Code too.
    idPrefix: 'preferences-',
    initialValues: restored?.values ?? toValues(stored),
    send: async ({ version: _, zipCode, searchDistance, ...preferences }) => {
      // Both are in the settings too, where they may have been changed since: unchanged here, they are left out.
      const { values: seen } = editing.seen;
      const body = {
        ...preferences,
        ...(zipCode !== seen.zipCode && { zipCode }),
        ...(searchDistance !== seen.searchDistance && { searchDistance }),
      };
      if (
        !(await editing.save(mantine.getValues(), (version) => savePreferences(profile.userId, { ...body, version })))
      )
        return;
      toastSuccess('Preferences are saved.');
      onDone();
    },
  });
  const { field, mantine, values } = form;
  const isDirty = areDifferent(values, toValues(stored));
  useReportUnsaved(isDirty && !form.busy);
  useSectionStash<PreferencesInput>(profile, 'preferences', isDirty ? { values, seen: editing.seen } : null);
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      {restored && <RestoredNote />}
      <ErrorSummary problems={form.problems} submitCount={form.submitCount} />
      <MultiSelectField
        {...field('positions')}
        label="Preferred positions"
        hint={`Search by name. They are listed by type: ${POSITION_TYPES.join(', ')}.`}
        optional
        options={options}
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
      <SectionActions isDirty={isDirty} busy={form.busy} onDone={onDone} />
      <FormConflict
        editing={editing}
        form={form}
        fields={preferencesFields((id) => positionName(options, id))}
        noun="section"
        name="Preferences"
      />
    </form>
  );
}

const positionName = (groups: ReturnType<typeof usePositionOptions>, id: string) =>
  groups.flatMap(({ options }) => options).find(({ value }) => value === id)?.label ?? 'A position';

/** The catalogue by type, with stored positions that left it. */
function usePositionOptions(stored: ProfileData['preferencesDetails']['positions']) {
  const { data = [] } = useQuery(positionsQuery);
  const former = stored.filter(({ id }) => !data.some((position) => position.id === id));
  return positionOptions([...data, ...former]);
}
