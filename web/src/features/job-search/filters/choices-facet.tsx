import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { areListsFull, FullListsLink } from '../panel/full-lists';
import type { Facet } from '../use-jobs';
import { Choice } from './choice';
import { FILTER_NAMES, isParameter } from './filter-names';
import { isCollapsible, visibleChoices } from './visible-choices';

interface Props {
  facet: Facet;
  isChosen(value: string): boolean;
  toggle(value: string): void;
  /** Fetches the choices that the server-rendered page omits. */
  loadAll(): void;
}

const PLURAL_NAMES: Readonly<Record<string, string>> = { organization: 'organizations', county: 'counties' };

/** A multi-select facet; choices are combined by OR. */
export function ChoicesFacet({ facet, isChosen, toggle, loadAll }: Props) {
  const [search] = useSearchParams();
  const [isWhole, setWhole] = useState(areListsFull(search));
  // Keeps toggled choices visible, so that the focus is not lost when their last job is gone.
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const isShown = (value: string) => isChosen(value) || pressed.includes(value);
  const { choices, more } = visibleChoices(facet, isShown, isWhole);
  const all = `Show all ${choices.length + more} ${PLURAL_NAMES[facet.name]}`;
  const isFolded = isCollapsible(facet.name) && (more > 0 || isWhole);
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
          {isWhole ? `Show fewer ${PLURAL_NAMES[facet.name]}` : all}
        </button>
      )}
      {isFolded && !isWhole && <FullListsLink>{all}</FullListsLink>}
    </fieldset>
  );
}
