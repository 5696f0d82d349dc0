import type { FormEvent } from 'react';
import { paths } from '../../../paths';
import type { Criteria } from '../criteria';
import { HiddenFields } from '../hidden-fields';
import { dollars, POSTED } from '../parameters';
import type { Jobs } from '../use-jobs';
import { isChosen, withoutChoice } from './applied';
import { ChoicesFacet } from './choices-facet';
import { NO_FACETS } from './chosen-facets';
import { PostedFacet, RadiusFacet, RemoteFacet, SalaryFacet } from './single-facets';
import { useApply } from './use-apply';

interface Props {
  criteria: Criteria;
  jobs: Jobs;
  loadAll(): void;
}

const LISTS = ['region', 'positionGroup', 'organization', 'county', 'organizationType'] as const;

/** The filters with the number of jobs behind each choice; without scripts a form with a button (U5, U12). */
export function Facets({ criteria, jobs, loadAll }: Props) {
  const apply = useApply(criteria);
  const understood = jobs.interpretation;
  const place = understood?.place;
  const facet = (name: string) => jobs.facets?.find((one) => one.name === name);
  const counts = (name: string) => facet(name)?.choices ?? [];
  const holds = (name: string) => (value: string) => isChosen(criteria, understood, name, value);
  const toggle = (name: (typeof LISTS)[number]) => (value: string) =>
    apply(
      holds(name)(value)
        ? withoutChoice(criteria, understood, name, value)
        : { [name]: [...criteria[name], value].sort() },
    );
  const days = POSTED.find(holds('postedWithin')) ?? '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply({ salaryMin: dollars(String(new FormData(event.currentTarget).get('salaryMin') ?? '')) });
  };

  return (
    <form action={paths.findJob} aria-label="Filters" onSubmit={submit}>
      <HiddenFields criteria={{ ...criteria, ...NO_FACETS, radius: place ? '' : criteria.radius }} />
      {place && <RadiusFacet place={place} onChange={(radius) => apply({ radius })} />}
      {LISTS.map((name) => {
        const found = facet(name);
        return (
          found && (
            <ChoicesFacet key={name} facet={found} isChosen={holds(name)} toggle={toggle(name)} loadAll={loadAll} />
          )
        );
      })}
      <PostedFacet
        choices={counts('postedWithin')}
        chosen={days}
        total={jobs.totalItemsCount}
        onChange={(other) =>
          apply({ ...withoutChoice(criteria, understood, 'postedWithin', days), postedWithin: other })
        }
      />
      <RemoteFacet
        count={counts('remote')[0]?.count ?? 0}
        isChosen={holds('remote')('true')}
        onChange={(isOn) => apply(isOn ? { remote: 'true' } : withoutChoice(criteria, understood, 'remote', 'true'))}
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
