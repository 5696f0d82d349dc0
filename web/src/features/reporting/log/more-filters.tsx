import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import { choicesQuery } from './entry-queries';
import { type FilterProps, useTyped } from './use-typed';

const MAX_NUMBER_LENGTH = 10;
const UUID_LENGTH = 36;

/** Filters by kind of event, subscriber, posting and account. */
export default function MoreFilters({ filter, onChange }: FilterProps) {
  const choices = useQuery(choicesQuery).data;
  const jobListingNumber = useTyped('jobListingNumber', filter, onChange);
  const accountId = useTyped('accountId', filter, onChange);
  const toOptions = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }));
  return (
    <>
      <SelectField
        id="factName"
        label="Fact"
        empty="Any"
        options={toOptions(choices?.factNames)}
        value={filter.factName}
        onChange={(factName) => onChange({ factName }, false)}
      />
      <SelectField
        id="subscriber"
        label="About the subscriber"
        empty="Any"
        options={toOptions(choices?.subscribers)}
        value={filter.subscriber}
        onChange={(subscriber) => onChange({ subscriber }, false)}
      />
      <TextField
        {...jobListingNumber}
        label="Number of the posting"
        inputMode="numeric"
        limit={MAX_NUMBER_LENGTH}
        maxLength={MAX_NUMBER_LENGTH}
      />
      <TextField
        {...accountId}
        label="Id of the account"
        hint="It is in the address of a profile."
        limit={UUID_LENGTH}
        maxLength={UUID_LENGTH}
      />
    </>
  );
}
