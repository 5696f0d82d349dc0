import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Suggestion } from '../../../../modules/postings/contract/api-suggest';
import { organizationOptions, positionOptions, useOrganizations, usePositions } from '../../lib/directory';
import { useTakenOver } from '../../lib/use-taken-over';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { icons } from '../../ui/icons';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { addressOf, type Criteria } from './criteria';
import { FullListsLink } from './full-lists';
import { HiddenFields } from './hidden-fields';
import { LocationField } from './location-field';
import { besideFields, chosenIn, type Fields, fieldsOf, isSame, NO_FIELDS, searchFor } from './panel-fields';
import { TEXT_LIMIT } from './parameters';
import { Suggesting } from './suggest/suggesting';
import { JOBS } from './use-jobs';

const KEYWORDS = ['title', 'position', 'organization', 'place'] as const;
const PLACES = ['place'] as const;

interface Props {
  /** What the address asks for; the fields follow it. */
  asked: Criteria;
  /** Said at the Location field, when the server knows no such place (U9). */
  locationError?: string;
}

/** The search form of Home and Find Job; Search and Clear change the address and nothing else (P2.2–P2.10). */
export function SearchPanel({ asked, locationError }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // After the page is taken over and not in one piece: there are hundreds, and whoever types goes first.
  const isTakenOver = useTakenOver();
  const positions = useDeferredValue(usePositions(isTakenOver).data);
  const organizations = useDeferredValue(useOrganizations(isTakenOver).data);
  const address = addressOf(asked);
  const [fields, setFields] = useState(() => fieldsOf(asked));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for changes with its address
  useEffect(() => {
    const given = fieldsOf(asked);
    setFields((shown) => (isSame(shown, given) ? shown : given));
  }, [address]);

  const field = (name: keyof Fields) => ({
    id: name,
    name,
    value: fields[name],
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  });
  const text = (name: keyof Fields) => ({ ...field(name), limit: TEXT_LIMIT, maxLength: TEXT_LIMIT });
  const list = (name: 'position' | 'organization') => ({
    ...field(name),
    empty: asked[name].length > 1 ? `${asked[name].length} chosen` : 'Any',
  });
  const search = (typed: Fields) => {
    const next = searchFor(asked, typed);
    navigate(next, { flushSync: true });
    // Who asks the same again wants the answer of now.
    if (next === address) queryClient.invalidateQueries({ queryKey: [JOBS] });
  };
  const choose = (suggestion: Suggestion) => {
    const chosen = chosenIn(fields, suggestion);
    setFields(chosen);
    search(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(fields);
  };

  return (
    <search>
      <form className="panel" action={paths.findJob} aria-label="Jobs" onSubmit={submit}>
        <HiddenFields criteria={besideFields(asked)} />
        <div className="keywords">
          <Suggesting value={fields.q} kinds={KEYWORDS} onChoose={choose}>
            <TextField {...text('q')} label="Keywords" />
          </Suggesting>
        </div>
        <TextField {...text('positionTitle')} label="Position title" />
        <Suggesting
          value={fields.location}
          kinds={PLACES}
          onChoose={({ value }) => setFields({ ...fields, location: value })}
        >
          <LocationField
            {...field('location')}
            onLocated={(zip) => search({ ...fields, location: zip })}
            error={fields.location === asked.location ? locationError : undefined}
          />
        </Suggesting>
        <SelectField {...list('position')} label="Position type" options={positionOptions(positions)} />
        <div>
          <SelectField {...list('organization')} label="Organization" options={organizationOptions(organizations)} />
          <FullListsLink>Show all position types and organizations in the lists</FullListsLink>
        </div>
        <div className="go">
          <Button type="submit" look="fill">
            {icons.search} Search
          </Button>
          <Link className="btn quiet" to={paths.findJob} onClick={() => setFields(NO_FIELDS)}>
            Clear
          </Link>
        </div>
      </form>
    </search>
  );
}
