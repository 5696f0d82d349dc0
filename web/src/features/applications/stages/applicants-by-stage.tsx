import './stages.css';
import '../../../ui/tables/bulk-bar.css';
import '../../../ui/tables/table-tools.css';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Applicant } from '../../../../../modules/applications/contract/api-lists';
import { STAGE_NAMES } from '../../../../../modules/applications/contract/api-stage-rules';
import type { StageCounts } from '../../../../../modules/applications/contract/api-stages';
import type { Page } from '../../../lib/api/page';
import { candidateName } from '../../../lib/formatting/candidate-name';
import { pluralize } from '../../../lib/formatting/format';
import { useSelection } from '../../../lib/lists/use-selection';
import { useTableState } from '../../../lib/url-state/use-table-state';
import { EmptyState, QueryBoundary } from '../../../ui/display/query-boundary';
import { DataTable } from '../../../ui/tables/data-table';
import { TablePager } from '../../../ui/tables/pager';
import { columnsFor } from './columns';
import { MoveBar, type OnMove } from './move-menu';
import { MoveNote } from './move-note';
import { NotSelectedDialog } from './not-selected-dialog';
import { parseStage, STAGES_TABLE } from './queries';
import { StageTabs } from './stage-tabs';
import { UnreleasedNote } from './unreleased-note';
import { useMoves } from './use-moves';

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
  /** Those for whom the dialog asks for the message. */
  const [asked, setAsked] = useState<readonly Applicant[] | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const isFinal = job.status === 'filled' || job.isDeleted;

  const move = async (chosen: readonly Applicant[], to: Parameters<OnMove>[1], message?: string) => {
    const isMoved = await moves.move(chosen, to, message);
    setAsked(null);
    if (isMoved) selection.remove(chosen);
    return isMoved;
  };
  const onMove: OnMove = (chosen, to) => (to === 'notSelected' ? setAsked(chosen) : void move(chosen, to));
  const refuse = async (message: string) => {
    setDraft((await move(asked ?? [], 'notSelected', message)) ? null : message);
  };

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
      {asked && (
        <NotSelectedDialog
          applicants={asked}
          position={job.title}
          draft={draft}
          isBusy={moves.isBusy}
          onConfirm={refuse}
          onClose={(left) => {
            setDraft(left);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

const nobody = (isAdmin: boolean) =>
  isAdmin ? 'Nobody applies for this position.' : 'Applicants stand here once they are released to you.';
