import { Link, useSearchParams } from 'react-router-dom';
import { STAGE_NAMES, STAGES, type Stage } from '#modules/applications/contract/api/stage-rules';
import type { StageCounts } from '#modules/applications/contract/api/stages';
import { pluralize } from '#web/lib/formatting/format';
import { withFilters } from '#web/lib/url-state/with-filters';
import { parseStage } from './queries';

interface Props {
  counts: StageCounts;
  isAdmin: boolean;
}

/** The stages with their numbers of applicants, as links that keep sort and page size. */
export function StageTabs({ counts, isAdmin }: Props) {
  const [search] = useSearchParams();
  const current = parseStage(search);
  const { total, stages, withdrawn } = counts;
  const linkTo = (stage: Stage | null) => ({
    to: `?${withFilters(search, { stage: stage ?? '' })}`,
    'aria-current': stage === current ? ('page' as const) : undefined,
    preventScrollReset: true,
  });
  return (
    <nav aria-label="Stages">
      <ul className="stage-tabs">
        {STAGES.map((stage) => (
          <li key={stage}>
            <Link {...linkTo(stage)}>
              <b className="num">{stages[stage]}</b> <span>{STAGE_NAMES[stage]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="stage-total">
        <span>
          {pluralize(total, 'applicant')}
          {!isAdmin && ' released to you'}.
          {withdrawn > 0 && ` ${withdrawn} ${isAdmin ? '' : 'more '}${withdrawn === 1 ? 'has' : 'have'} withdrawn.`}
        </span>
        <Link {...linkTo(null)}>All {total}</Link>
      </p>
    </nav>
  );
}
