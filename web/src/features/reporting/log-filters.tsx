import { useEffect, useState } from 'react';
import { LOG_LEVELS } from '../../../../modules/reporting/contract/api';
import { inputDate } from '../../lib/formatting/format';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/fields/date-field';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-field';

/** Debounce of the message filter (W18.7). */
const SEARCH_DEBOUNCE_MS = 350;
/** Maximum length of search text fields (W20.5). */
const MAX_LENGTH = 50;

export const LEVEL_NAMES: Record<string, string> = { error: 'Error', info: 'Info', warning: 'Warning' };
const levels = LOG_LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] ?? value }));

export interface LogFilter {
  level: string;
  /** YYYY-MM-DD. */
  date: string;
  message: string;
}

interface Props {
  filter: LogFilter;
  /** `typing` replaces the history entry (U3). */
  onChange(changes: Partial<LogFilter>, typing: boolean): void;
  onClear(): void;
}

export function LogFilters({ filter, onChange, onClear }: Props) {
  const [message, setMessage] = useState(filter.message);

  useEffect(() => setMessage(filter.message), [filter.message]);
  useEffect(() => {
    if (message.trim() === filter.message) return;
    const timer = setTimeout(() => onChange({ message: message.trim() }, true), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [message, filter.message, onChange]);

  return (
    <search className="log-filters">
      <SelectField
        id="level"
        label="Level"
        empty="All"
        options={levels}
        value={filter.level}
        onChange={(level) => onChange({ level }, false)}
      />
      <DateField
        id="date"
        label="Log date"
        max={inputDate(new Date())}
        value={filter.date}
        onChange={(date) => onChange({ date }, false)}
      />
      <TextField
        id="message"
        label="Message contains"
        type="search"
        limit={MAX_LENGTH}
        maxLength={MAX_LENGTH}
        value={message}
        onChange={setMessage}
      />
      <Button look="quiet" small onClick={onClear}>
        Clear filters
      </Button>
    </search>
  );
}
