import { useEffect, useState } from 'react';
import type { LogLevel } from '../../../../modules/reporting/contract/api';
import { inputDate } from '../../lib/formatting/format';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/fields/date-field';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-field';
import type { LogFilter } from './queries';

/** Debounce of the message filter (W18.7). */
const SEARCH_DEBOUNCE_MS = 350;
/** Maximum length of search text fields (W20.5). */
const MAX_LENGTH = 50;

const LEVEL_NAMES: Record<LogLevel, string> = { error: 'Error', info: 'Info', warning: 'Warning' };
export const levelName = (level: string) => LEVEL_NAMES[level as LogLevel] ?? level;
const levels = Object.entries(LEVEL_NAMES).map(([value, label]) => ({ value, label }));

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
