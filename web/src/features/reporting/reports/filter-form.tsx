import { useDebouncedValue } from '@mantine/hooks';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { ReportType } from '#modules/reporting/contract/api/reports';
import type { FieldError } from '#web/lib/api/api-error';
import { areDifferent } from '#web/lib/forms/are-different';
import { Button } from '#web/ui/button';
import { RadioField } from '#web/ui/fields/check-field';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { DateShortcuts } from './date-shortcuts';
import { FilterField } from './filter-field';
import { filterNames } from './filters';
import { useCandidateNames, useOrganizationOptions, usePositionOptions } from './queries';
import { type Report, reportToSearch, tooManyValues } from './report';
import { clearUnreadableDays, unreadableDays } from './unreadable-days';

const TYPES: readonly { value: ReportType; label: string }[] = [
  { value: 'candidate', label: 'Candidate' },
  { value: 'jobPosting', label: 'Job posting' },
];

/** Before names are suggested for what is typed. */
const SUGGEST_DEBOUNCE_MS = 250;
const NO_REPORT: Report = { type: 'jobPosting', values: {} };

interface Props {
  /** Of the address; null where it asks for none. */
  report: Report | null;
  /** Filters that were refused. */
  problems: readonly FieldError[];
  /** Counts the refusals. */
  refusals: number;
  busy: boolean;
  onRun(report: Report): void;
  onClear(): void;
}

/** Report type and filters, all optional; nothing is read before Run report. */
export function FilterForm({ report, problems, refusals, busy, onRun, onClear }: Props) {
  const [draft, setDraft] = useState(report ?? NO_REPORT);
  const [shown, setShown] = useState(report);
  /** Of the last press of Run report. */
  const [found, setFound] = useState<readonly FieldError[]>([]);
  const [foundCount, setFoundCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  if (areDifferent(report, shown)) {
    setShown(report);
    setFound([]);
    setDraft(report ?? { type: draft.type, values: {} });
  }
  const address = report && reportToSearch(report).toString();
  // A saved report replaces what was typed.
  useEffect(() => {
    if (address !== null && form.current) clearUnreadableDays(form.current);
  }, [address]);
  const options = {
    positions: usePositionOptions(),
    organizations: useOrganizationOptions(draft.type === 'jobPosting'),
  };
  const typed = useDebouncedValue(draft.values.name?.[0]?.trim() ?? '', SUGGEST_DEBOUNCE_MS)[0];
  const names = useCandidateNames(typed, draft.type === 'candidate');
  const all = found.length > 0 ? found : problems;
  const change = (values: Report['values']) => setDraft({ ...draft, values: { ...draft.values, ...values } });
  const errorOf = (name: string) => all.find(({ path }) => path === name)?.message;
  return (
    <search>
      <form
        ref={form}
        className={`report-form ${draft.type}`}
        aria-label="Report"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          const wrong = [...unreadableDays(event.currentTarget), ...tooManyValues(draft)];
          setFound(wrong);
          if (wrong.length > 0) setFoundCount(foundCount + 1);
          else onRun(draft);
        }}
      >
        <ErrorSummary
          problems={all.map(({ path, message }) => ({ id: path, message }))}
          submitCount={refusals + foundCount}
        />
        <div className="report-type">
          <RadioField
            id="reportType"
            label="Report type"
            value={draft.type}
            onChange={(type) => setDraft({ type, values: draft.values })}
            options={TYPES}
            layout={(radios) => <div className="segments">{radios}</div>}
          />
        </div>
        {filterNames(draft.type).map((name) => (
          <Fragment key={name}>
            <div className={`report-${name}`}>
              <FilterField
                name={name}
                values={draft.values[name] ?? []}
                options={options[name as keyof typeof options]}
                suggestions={name === 'name' ? names : undefined}
                error={errorOf(name)}
                onChange={(values) => change({ [name]: values })}
              />
            </div>
            {name === 'endDate' && draft.type === 'jobPosting' && (
              <DateShortcuts
                from={draft.values.startDate?.[0]}
                until={draft.values.endDate?.[0]}
                onChoose={({ from, until }) => change({ startDate: [from], endDate: [until] })}
              />
            )}
          </Fragment>
        ))}
        <div className="row-of-buttons">
          <Button type="submit" look="fill" busy={busy}>
            Run report
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              setDraft({ type: draft.type, values: {} });
              setFound([]);
              if (form.current) clearUnreadableDays(form.current);
              onClear();
            }}
          >
            Clear
          </Button>
        </div>
      </form>
    </search>
  );
}
