import { useEffect, useState } from 'react';
import { LOG_LEVELS } from '../../../../modules/reporting/contract/api';
import { inputDate } from '../../lib/format';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/date-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

/** The message is looked for once the typing pauses this long (W18.7). */
const PAUSE_MS = 350;
/** Search text fields stop there (W20.5). */
const MOST = 50;

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
  /** `typing`: no entry in the history (U3). */
  onChange(changes: Partial<LogFilter>, typing: boolean): void;
  onClear(): void;
}

export function LogFilters({ filter, onChange, onClear }: Props) {
  const [message, setMessage] = useState(filter.message);

  useEffect(() => setMessage(filter.message), [filter.message]);
  useEffect(() => {
    if (message.trim() === filter.message) return;
    const timer = setTimeout(() => onChange({ message: message.trim() }, true), PAUSE_MS);
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
        limit={MOST}
        maxLength={MOST}
        value={message}
        onChange={setMessage}
      />
      <Button look="quiet" small onClick={onClear}>
        Clear filters
      </Button>
    </search>
  );
}
