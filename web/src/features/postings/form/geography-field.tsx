import { GEOGRAPHY_NAMES, type Geography } from '#modules/shared/geography';
import { RadioField } from '#web/ui/fields/check-field';
import { GeographyChoices } from './geography-choices';

const regions = (['NW', 'NC', 'NE', 'SW', 'SC', 'SE', 'ST'] as const).map((value) => ({
  value,
  label: GEOGRAPHY_NAMES[value],
}));

interface Props {
  field: { id: string; value: string; error: string | undefined; onChange(value: string): void; onBlur(): void };
}

/** The region of the state, chosen in the list or on the map. */
export function GeographyField({ field }: Props) {
  const isStatewide = field.value === 'ST';
  return (
    <RadioField<Geography>
      {...field}
      value={field.value as Geography | ''}
      label="Geography"
      hint="Choose the region here or on the map. Both do the same."
      options={regions}
      layout={(radios) => (
        <GeographyChoices
          isChosen={(region) => field.value === region}
          onPress={field.onChange}
          note={
            <p className="hint">{`Statewide ${isStatewide ? 'is chosen, which has' : 'has'} no place on the map.`}</p>
          }
        >
          {radios}
        </GeographyChoices>
      )}
    />
  );
}
