import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { organizationOptions, positionOptions, useOrganizations, usePositions } from '../../lib/directory';
import { useTakenOver } from '../../lib/use-taken-over';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { icons } from '../../ui/icons';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { addressOf, type Criteria, type Fields, NO_FIELDS, TEXT_LIMIT } from './criteria';
import { FullListsLink } from './full-lists';
import { HiddenFields } from './sort-menu';
import { JOBS } from './use-jobs';

const FIELD_NAMES = Object.keys(NO_FIELDS) as (keyof Fields)[];

interface Props {
  /** What the address asks for; the fields follow it. */
  asked: Fields & Partial<Criteria>;
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
  const { positionTitle, location, position, organization } = asked;
  const [fields, setFields] = useState<Fields>({ positionTitle, location, position, organization });
  useEffect(() => {
    const given: Fields = { positionTitle, location, position, organization };
    setFields((shown) => (FIELD_NAMES.every((name) => shown[name] === given[name]) ? shown : given));
  }, [positionTitle, location, position, organization]);

  const field = (name: keyof Fields) => ({
    id: name,
    name,
    value: fields[name],
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    const address = addressOf({ ...fields, region: asked.region, sort: asked.sort });
    navigate(address);
    // Who asks the same again wants the answer of now.
    if (address === addressOf(asked)) queryClient.invalidateQueries({ queryKey: [JOBS] });
  };

  return (
    <search>
      <form className="panel" action={paths.findJob} aria-label="Jobs" onSubmit={search}>
        <HiddenFields fields={{ region: asked.region, sort: asked.sort }} />
        <TextField {...field('positionTitle')} label="Position title" limit={TEXT_LIMIT} maxLength={TEXT_LIMIT} />
        <TextField
          {...field('location')}
          label={
            <>
              Location <span className="aside">ZIP or city</span>
            </>
          }
          limit={TEXT_LIMIT}
          maxLength={TEXT_LIMIT}
          error={fields.location === location ? locationError : undefined}
        />
        <SelectField {...field('position')} label="Position type" empty="Any" options={positionOptions(positions)} />
        <div className="wide">
          <SelectField
            {...field('organization')}
            label="Organization"
            empty="Any"
            options={organizationOptions(organizations)}
          />
          <FullListsLink />
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
