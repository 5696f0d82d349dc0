import type { FormEvent } from 'react';
import { paths } from '#web/paths';
import type { Criteria } from '../criteria';
import { HiddenFields } from '../panel/hidden-fields';
import { POSTED_WITHIN_DAYS, parseDollars } from '../parameters';
import type { Jobs } from '../use-jobs';
import { isSelected, withoutChoice } from './active-filters';
import { ChoicesFacet } from './choices-facet';
import { EMPTY_FACETS } from './selected-facets';
import { PostedFacet, RadiusFacet, RemoteFacet, SalaryFacet } from './single-facets';
import { useUpdateCriteria } from './use-update-criteria';

interface Props {
  criteria: Criteria;
  jobs: Jobs;
  loadAll(): void;
}

const LISTS = ['region', 'positionGroup', 'organization', 'county', 'organizationType'] as const;

/** The facets with their counts; without JavaScript a form with a submit button. */
export function Facets({ criteria, jobs, loadAll }: Props) {
  const updateCriteria = useUpdateCriteria(criteria);
  const interpretation = jobs.interpretation;
  const place = interpretation?.place;
  const facet = (name: string) => jobs.facets?.find((one) => one.name === name);
  const counts = (name: string) => facet(name)?.choices ?? [];
  const holds = (name: string) => (value: string) => isSelected(criteria, interpretation, name, value);
  const toggle = (name: (typeof LISTS)[number]) => (value: string) =>
    updateCriteria(
      holds(name)(value)
        ? withoutChoice(criteria, interpretation, name, value)
        : { [name]: [...criteria[name], value].sort() },
    );
  const days = POSTED_WITHIN_DAYS.find(holds('postedWithin')) ?? '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    updateCriteria({ salaryMin: parseDollars(String(new FormData(event.currentTarget).get('salaryMin') ?? '')) });
  };

  return (
    <form action={paths.findJob} aria-label="Filters" onSubmit={submit}>
      <HiddenFields criteria={{ ...criteria, ...EMPTY_FACETS, radius: place ? '' : criteria.radius }} />
      {place && <RadiusFacet place={place} onChange={(radius) => updateCriteria({ radius })} />}
      {LISTS.map((name) => {
        const current = facet(name);
        return (
          current && (
            <ChoicesFacet key={name} facet={current} isChosen={holds(name)} toggle={toggle(name)} loadAll={loadAll} />
          )
        );
      })}
      <PostedFacet
        choices={counts('postedWithin')}
        chosen={days}
        total={jobs.totalItemsCount}
        onChange={(other) =>
          updateCriteria({ ...withoutChoice(criteria, interpretation, 'postedWithin', days), postedWithin: other })
        }
      />
      <RemoteFacet
        count={counts('remote')[0]?.count ?? 0}
        isChosen={holds('remote')('true')}
        onChange={(isOn) =>
          updateCriteria(isOn ? { remote: 'true' } : withoutChoice(criteria, interpretation, 'remote', 'true'))
        }
      />
      <SalaryFacet key={criteria.salaryMin} chosen={criteria.salaryMin} />
      <noscript>
        <button type="submit" className="btn fill">
          Apply filters
        </button>
      </noscript>
    </form>
  );
}
