import { useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import type { UserFilters } from './queries';

/** Maximum length of search text fields (W20.5). */
const MAX_LENGTH = 50;

interface Props {
  filters: UserFilters;
  onSearch(filters: UserFilters): void;
  onClear(): void;
}

/** Nothing is applied before Search. */
export function UserSearch({ filters, onSearch, onClear }: Props) {
  const [draft, setDraft] = useState(filters);
  const field = (id: keyof UserFilters) => ({
    id,
    value: draft[id],
    limit: MAX_LENGTH,
    maxLength: MAX_LENGTH,
    autoComplete: 'off',
    onChange: (value: string) => setDraft({ ...draft, [id]: value }),
  });
  return (
    <search>
      <form
        className="users-search"
        aria-label="Search users"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ firstName: draft.firstName.trim(), lastName: draft.lastName.trim(), email: draft.email.trim() });
        }}
      >
        <TextField {...field('firstName')} label="First name" />
        <TextField {...field('lastName')} label="Last name" />
        <TextField {...field('email')} label="Email" inputMode="email" />
        <div className="row-of-buttons">
          <Button type="submit" look="fill">
            Search
          </Button>
          <Button look="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
      </form>
    </search>
  );
}
