import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PRIVILEGE_NAMES } from '#modules/shared/privileges';
import { organizationOptions, organizationsQuery } from '#web/lib/queries/directory';
import { Button } from '#web/ui/button';
import { SearchSelectField } from '#web/ui/fields/search-select-field';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import { NO_FILTERS, type UserFilters } from './queries';

/** Maximum length of search text fields. */
const MAX_LENGTH = 50;
const PRIVILEGES = Object.entries(PRIVILEGE_NAMES).map(([value, label]) => ({ value, label }));

interface Props {
  filters: UserFilters;
  onSearch(filters: UserFilters): void;
}

/** The search form of users. Nothing is applied before Search. */
export function UserSearch({ filters, onSearch }: Props) {
  const [draft, setDraft] = useState(filters);
  const organizations = useQuery(organizationsQuery);
  const field = (id: keyof UserFilters) => ({
    id,
    value: draft[id],
    onChange: (value: string) => setDraft({ ...draft, [id]: value }),
  });
  const text = (id: keyof UserFilters) => ({
    ...field(id),
    limit: MAX_LENGTH,
    maxLength: MAX_LENGTH,
    autoComplete: 'off',
  });
  return (
    <search>
      <form
        className="users-search"
        aria-label="Search users"
        onSubmit={(event) => {
          event.preventDefault();
          const { firstName, lastName, email } = draft;
          onSearch({ ...draft, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() });
        }}
      >
        <TextField {...text('firstName')} label="First name" />
        <TextField {...text('lastName')} label="Last name" />
        <TextField {...text('email')} label="Email" inputMode="email" />
        <SelectField {...field('privilege')} label="Privilege" empty="Any" options={PRIVILEGES} />
        <SearchSelectField
          {...field('organization')}
          label="Organization"
          placeholder="Any"
          options={organizationOptions(organizations.data)}
        />
        <div className="row-of-buttons">
          <Button type="submit" look="fill">
            Search
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              setDraft(NO_FILTERS);
              onSearch(NO_FILTERS);
            }}
          >
            Clear
          </Button>
        </div>
      </form>
    </search>
  );
}
