import { Link } from 'react-router-dom';
import type { Board } from '#modules/applications/contract/api/review';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { paths } from '#web/paths';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { dayText } from './release-terms';

type Member = Board['members'][number];

interface Props {
  job: Pick<JobToReview, 'id' | 'title'>;
  board: Board;
}

/** Who gets what is released to the board, and what each has read of it. */
export function BoardTable({ job, board }: Props) {
  const columns: readonly Column<Member>[] = [
    { key: 'name', header: 'Name', isRowHeader: true, render: candidateName },
    {
      key: 'read',
      header: 'Read so far',
      render: ({ read }) => (board.released ? `${read} of ${board.released}` : 'Nothing is released yet'),
    },
    {
      key: 'last',
      header: 'Last read',
      render: ({ lastReadOn }) => (lastReadOn ? dayText(lastReadOn) : board.released ? 'Not yet' : ''),
    },
  ];
  return (
    <section aria-label={`Reviewers of ${job.title}`}>
      <p>
        Chosen in the posting. <Link to={paths.postJobsEdit(job.id)}>Change reviewers</Link>
      </p>
      <DataTable caption={`Reviewers of ${job.title}`} columns={columns} rows={board.members} rowKey={({ id }) => id} />
    </section>
  );
}
