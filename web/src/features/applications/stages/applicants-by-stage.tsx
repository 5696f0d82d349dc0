import './stages.css';
import '#web/ui/tables/bulk-bar.css';
import '#web/ui/tables/table-tools.css';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Applicant } from '#modules/applications/contract/api/lists';
import { STAGE_NAMES } from '#modules/applications/contract/api/stage-rules';
import type { StageCounts } from '#modules/applications/contract/api/stages';
import type { Page } from '#web/lib/api/page';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { pluralize } from '#web/lib/formatting/format';
import { useSelection } from '#web/lib/lists/use-selection';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { EmptyState, QueryBoundary } from '#web/ui/display/query-boundary';
import { DataTable } from '#web/ui/tables/data-table';
import { TablePager } from '#web/ui/tables/pager';
import { columnsFor } from './columns';
import { MoveBar, type OnMove } from './move-menu';
import { MoveNote } from './move-note';
import { MovedMeanwhileDialog } from './moved-meanwhile-dialog';
import { NotSelectedDialog } from './not-selected-dialog';
import { parseStage, STAGES_TABLE } from './queries';
import { StageTabs } from './stage-tabs';
import { UnreleasedNote } from './unreleased-note';
import { useMoves } from './use-moves';
import { type Refusal, useRefusal } from './use-refusal';

interface Props {
  counts: StageCounts;
  applicants: UseQueryResult<Page<Applicant>>;
  isAdmin: boolean;
}

const rowKey = ({ id }: Applicant) => id;

/** The applicants of a job that the user can move, in one stage or all. */
export function ApplicantsByStage({ counts, applicants, isAdmin }: Props) {
  const { job } = counts;
  const [search] = useSearchParams();
  const stage = parseStage(search);
  const table = useTableState(STAGES_TABLE);
  const scope = `${job.id} ${stage}`;
  const selection = useSelection<Applicant>({ rowKey, nameOf: candidateName, scope, shown: applicants.data?.items });
  const moves = useMoves(job.id);
  const isFinal = job.status === 'filled' || job.isDeleted;

  const refusal = useRefusal(async ({ chosen, moving }: Refusal, message) => {
    const isMoved = await moves.move({ applicants: moving, stage: 'notSelected', message });
    if (isMoved) selection.remove(chosen);
    return isMoved;
  });
  const move: OnMove = async (chosen, to) => {
    if (await moves.move({ applicants: chosen, stage: to })) selection.remove(chosen);
  };
  const onMove: OnMove = (chosen, to) => (to === 'notSelected' ? refusal.ask(chosen) : move(chosen, to));

  const title = stage ? STAGE_NAMES[stage] : 'All applicants';
  return (
    <>
      <StageTabs {...{ counts, isAdmin }} />
      {isFinal && <p className="note">{job.isDeleted ? 'The posting is deleted.' : 'The position is filled.'}</p>}
      <MoveNote last={moves.last} isBusy={moves.isBusy} onUndo={moves.undo} />
      <QueryBoundary query={applicants}>
        {({ items, totalItemsCount }) => (
          <div className="stage-list">
            <div className="stage-head">
              <h2>{title}</h2>
              <p role="status" className="muted num">
                {pluralize(totalItemsCount, 'applicant')}
                {!table.sortedBy && totalItemsCount > 1 && ', latest first'}
              </p>
            </div>
            {totalItemsCount === 0 ? (
              <EmptyState>{stage ? 'Nobody is in this stage.' : nobody(isAdmin)}</EmptyState>
            ) : (
              <DataTable
                {...table}
                caption={title}
                columns={columnsFor({ stage, onMove: isFinal ? undefined : onMove })}
                rows={items}
                rowKey={rowKey}
                selection={isFinal ? undefined : selection}
              />
            )}
            <TablePager {...table} total={totalItemsCount} />
          </div>
        )}
      </QueryBoundary>
      <UnreleasedNote {...{ counts, isFinal }} />
      {!isFinal && <MoveBar {...{ selection, onMove }} />}
      {moves.conflict && <MovedMeanwhileDialog conflict={moves.conflict} onMove={moves.move} onLeave={moves.leave} />}
      {refusal.asked && <NotSelectedDialog {...refusal} refusal={refusal.asked} position={job.title} />}
    </>
  );
}

const nobody = (isAdmin: boolean) =>
  isAdmin ? 'Nobody applies for this position.' : 'Applicants stand here once they are released to you.';
