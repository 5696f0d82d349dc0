import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { areListsFull, FullListsLink } from '../full-lists';
import type { Facet } from '../use-jobs';
import { Choice } from './choice';
import { FILTER_NAMES, isParameter } from './filter-names';
import { isLong, shownChoices } from './shown-choices';

interface Props {
  facet: Facet;
  isChosen(value: string): boolean;
  toggle(value: string): void;
  /** Fetches the choices that a rendered page left out. */
  loadAll(): void;
}

const MANY: Readonly<Record<string, string>> = { organization: 'organizations', county: 'counties' };

/** A filter of which any number may be chosen; one of them suffices (U5). */
export function ChoicesFacet({ facet, isChosen, toggle, loadAll }: Props) {
  const [search] = useSearchParams();
  const [isWhole, setWhole] = useState(areListsFull(search));
  // What was pressed here stays, so that the focus has somewhere to be when its last job is gone.
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const isShown = (value: string) => isChosen(value) || pressed.includes(value);
  const { choices, more } = shownChoices(facet, isShown, isWhole);
  const all = `Show all ${choices.length + more} ${MANY[facet.name]}`;
  const isFolded = isLong(facet.name) && (more > 0 || isWhole);
  if (!choices.length) return null;
  return (
    <fieldset className={isWhole ? 'facet whole' : 'facet'}>
      <legend>{isParameter(facet.name) && FILTER_NAMES[facet.name]}</legend>
      <div className="choices">
        {choices.map(({ value, label, count }) => (
          <Choice
            key={value}
            name={facet.name}
            {...{ value, label, count }}
            isChosen={isChosen(value)}
            onChange={() => {
              setPressed([...pressed, value]);
              toggle(value);
            }}
          />
        ))}
      </div>
      {isFolded && (
        <button
          type="button"
          className="link more"
          onClick={() => {
            if (facet.more) loadAll();
            setWhole(!isWhole);
          }}
        >
          {isWhole ? `Show fewer ${MANY[facet.name]}` : all}
        </button>
      )}
      {isFolded && !isWhole && <FullListsLink>{all}</FullListsLink>}
    </fieldset>
  );
}
