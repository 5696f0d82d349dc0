import type { Applicant } from '#modules/applications/contract/api/lists';
import { STAGE_NAMES, type Stage } from '#modules/applications/contract/api/stage-rules';
import { icons } from '#web/ui/icons';
import { candidateColumns } from '#web/ui/tables/candidate-columns';
import type { Column } from '#web/ui/tables/data-table';
import { type OnMove, RowMoves } from './move-menu';

const STAGE: Column<Applicant> = {
  key: 'stage',
  header: 'Stage',
  render: ({ stage }) => stage && STAGE_NAMES[stage],
};

interface Options {
  /** The stage of all rows; null for all stages. */
  stage: Stage | null;
  /** Absent once nobody is moved any more. */
  onMove: OnMove | undefined;
}

export function columnsFor({ stage, onMove }: Options): readonly Column<Applicant>[] {
  const actions: Column<Applicant>[] = onMove
    ? [
        {
          key: 'actions',
          header: 'Actions',
          kind: 'actions',
          render: (applicant) => <RowMoves {...{ applicant, onMove }} />,
        },
      ]
    : [];
  return [...candidateColumns.map(withReadMark), ...(stage ? [] : [STAGE]), ...actions];
}

const withReadMark = (column: Column<Applicant>): Column<Applicant> =>
  column.key === 'candidate'
    ? { ...column, render: (applicant) => [column.render(applicant), <ReadMark key="mark" {...applicant} />] }
    : column;

/** Whether the user has opened the application. */
function ReadMark({ isRead }: Pick<Applicant, 'isRead'>) {
  return (
    <small className="read-mark">
      {isRead ? icons.check : icons.half}
      {isRead ? 'Read by you' : 'Not read by you yet'}
    </small>
  );
}
