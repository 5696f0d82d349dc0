import { lazy, Suspense, useState } from 'react';
import type { LogLevel } from '#modules/reporting/contract/api/log';
import { inputDate } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { DateField } from '#web/ui/fields/date-field';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import { LEVEL_NAMES } from './filter';
import { type FilterProps, useTyped } from './use-typed';

const MoreFilters = lazy(() => import('./more-filters'));

/** Maximum length of search text fields. */
const MAX_LENGTH = 50;

/** Those behind More filters. */
export const MORE_FILTERS = ['factName', 'subscriber', 'jobListingNumber', 'accountId'] as const;

export const levelName = (level: string) => LEVEL_NAMES[level as LogLevel] ?? level;
const levels = Object.entries(LEVEL_NAMES).map(([value, label]) => ({ value, label }));

interface Props extends FilterProps {
  /** Grows with each Clear, which also empties fields whose text does not count. */
  clears: number;
  onClear(): void;
}

export function LogFilters({ filter, clears, onChange, onClear }: Props) {
  const [isOpen, setOpen] = useState(MORE_FILTERS.some((name) => filter[name]));
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
      <MessageFilter key={clears} {...{ filter, onChange }} />
      <div className="log-buttons">
        <Button small aria-expanded={isOpen} aria-controls="more-filters" onClick={() => setOpen(!isOpen)}>
          More filters
        </Button>
        <Button look="quiet" small onClick={onClear}>
          Clear filters
        </Button>
      </div>
      <div id="more-filters" className="log-more" hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <MoreFilters key={clears} {...{ filter, onChange }} />
          </Suspense>
        )}
      </div>
    </search>
  );
}

function MessageFilter({ filter, onChange }: FilterProps) {
  const message = useTyped('message', filter, onChange);
  return <TextField {...message} label="Message or person" limit={MAX_LENGTH} maxLength={MAX_LENGTH} />;
}
