import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { organizationOptions, positionOptions, useOrganizations, usePositions } from '#web/lib/queries/directory';
import { useHydrated } from '#web/lib/ssr/use-hydrated';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import { icons } from '#web/ui/icons';
import { type Criteria, searchUrl } from '../criteria';
import { TEXT_LIMIT } from '../parameters';
import { WithSuggestions } from '../suggest/with-suggestions';
import { JOBS_KEY } from '../use-jobs';
import { FoldedSearch } from './folded-search';
import { FullListsLink } from './full-lists';
import { HiddenFields } from './hidden-fields';
import { LocationField } from './location-field';
import {
  areFieldsEqual,
  EMPTY_FIELDS,
  type PanelFields,
  panelSearchUrl,
  toPanelFields,
  withoutPanelFields,
} from './panel-fields';

const KEYWORDS = ['title', 'position', 'organization', 'place'] as const;
const PLACES = ['place'] as const;

interface Props {
  /** The criteria of the URL; the fields follow them. */
  criteria: Criteria;
  /** Shown at the Location field if the server does not know the place. */
  locationError?: string;
  /** The search as text; phones show it instead of the form. */
  criteriaText?: string;
}

/** The search form of Home and Find Job. Search and Clear only change the URL. */
export function SearchPanel({ criteria, locationError, criteriaText }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // After hydration and deferred: there are hundreds of options, and typing comes first.
  const isHydrated = useHydrated();
  const positions = useDeferredValue(usePositions(isHydrated).data);
  const organizations = useDeferredValue(useOrganizations(isHydrated).data);
  const url = searchUrl(criteria);
  const [fields, setFields] = useState(() => toPanelFields(criteria));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the criteria change with their URL
  useEffect(() => {
    const next = toPanelFields(criteria);
    setFields((shown) => (areFieldsEqual(shown, next) ? shown : next));
  }, [url]);

  const field = (name: keyof PanelFields) => ({
    id: name,
    name,
    value: fields[name],
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  });
  const text = (name: keyof PanelFields) => ({ ...field(name), limit: TEXT_LIMIT, maxLength: TEXT_LIMIT });
  const list = (name: 'position' | 'organization') => ({
    ...field(name),
    empty: criteria[name].length > 1 ? `${criteria[name].length} chosen` : 'Any',
  });
  const search = (typed: PanelFields) => {
    const next = panelSearchUrl(criteria, typed);
    navigate(next, { flushSync: true });
    // Repeating the same search refetches it.
    if (next === url) queryClient.invalidateQueries({ queryKey: [JOBS_KEY] });
  };
  const choose = (suggested: Partial<PanelFields>) => {
    const next = { ...fields, ...suggested };
    setFields(next);
    search(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(fields);
  };

  return (
    <search>
      {criteriaText && <FoldedSearch key={url} words={criteriaText} />}
      <form className="panel" action={paths.findJob} aria-label="Jobs" onSubmit={submit}>
        <HiddenFields criteria={withoutPanelFields(criteria)} />
        <div className="keywords">
          <WithSuggestions value={fields.q} kinds={KEYWORDS} onChoose={choose}>
            <TextField {...text('q')} label="Keywords" />
          </WithSuggestions>
        </div>
        <TextField {...text('positionTitle')} label="Position title" />
        <WithSuggestions
          value={fields.location}
          kinds={PLACES}
          onChoose={({ location = '' }) => setFields({ ...fields, location })}
        >
          <LocationField
            {...field('location')}
            onLocated={(zip) => search({ ...fields, location: zip })}
            error={fields.location === criteria.location ? locationError : undefined}
          />
        </WithSuggestions>
        <SelectField {...list('position')} label="Position type" options={positionOptions(positions)} />
        <div>
          <SelectField {...list('organization')} label="Organization" options={organizationOptions(organizations)} />
          <FullListsLink>Show all position types and organizations in the lists</FullListsLink>
        </div>
        <div className="go">
          <Button type="submit" look="fill">
            {icons.search} Search
          </Button>
          <Link className="btn quiet" to={paths.findJob} onClick={() => setFields(EMPTY_FIELDS)}>
            Clear
          </Link>
        </div>
      </form>
    </search>
  );
}
