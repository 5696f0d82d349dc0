import './table-tools.css';
import { useState } from 'react';
import { Button } from '../button';
import { TextField } from '../fields/text-field';

/** Maximum length of search text fields. */
const MAX_LENGTH = 50;

interface Props {
  label: string;
  text: string;
  onSearch(text: string): void;
}

/** A search of a table by one text; nothing is applied before Search. */
export function TableSearch({ label, text, onSearch }: Props) {
  const [draft, setDraft] = useState(text);
  return (
    <search>
      <form
        className="table-search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(draft.trim());
        }}
      >
        <TextField
          id="search"
          label={label}
          value={draft}
          limit={MAX_LENGTH}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          onChange={setDraft}
        />
        <div className="row-of-buttons">
          <Button type="submit" look="fill">
            Search
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              setDraft('');
              onSearch('');
            }}
          >
            Clear
          </Button>
        </div>
      </form>
    </search>
  );
}
