import { Link } from 'react-router-dom';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { formatInteger, shortDate } from '#web/lib/formatting/format';
import type { Selection } from '#web/lib/lists/use-selection';
import type { TableState } from '#web/lib/url-state/use-table-state';
import { paths } from '#web/paths';
import { JobStatusTag } from '#web/ui/display/job-status-tag';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { expiryWord } from '../expiry-word';
import { jobNumber } from '../job-number';
import { PostingActions, targetOf } from '../list/posting-actions';
import { rowKey } from '../row-name';
import { OPTIONAL_COLUMNS, type OptionalColumn, type TableView } from './columns';

type ColumnOf<T> = Omit<Column<T>, 'header'>;

/** The optional columns with their sort keys. */
const OPTIONAL: Record<OptionalColumn, ColumnOf<ManagedJob>> = {
  number: { key: 'number', kind: 'text', render: jobNumber },
  position: { key: 'position.name', sortable: true, render: ({ position }) => position.name },
  organization: {
    key: 'organization.accountName',
    kind: 'text',
    sortable: true,
    render: ({ organization }) => organization.accountName,
  },
  city: { key: 'job.city', sortable: true, render: ({ city }) => city },
  expires: { key: 'job.endDate', sortable: true, render: (job) => <Expires {...job} /> },
  status: { key: 'job.status', sortable: true, render: (job) => <JobStatusTag job={job} /> },
  started: { key: 'started', render: ({ startDate }) => shortDate(startDate) },
  applicants: {
    key: 'applicants',
    kind: 'number',
    render: ({ id, title, applicationsCount }) =>
      applicationsCount ? (
        <Link to={paths.jobApplicants(id)}>
          {formatInteger(applicationsCount)}
          <span className="vh"> applicants of {title}</span>
        </Link>
      ) : (
        '0'
      ),
  },
};
const TITLE: Column<ManagedJob> = {
  key: 'job.title',
  header: 'Title',
  sortable: true,
  isRowHeader: true,
  render: (job) => <Link to={targetOf(job)}>{job.title}</Link>,
};
const ACTIONS: Column<ManagedJob> = {
  key: 'actions',
  header: 'Actions',
  kind: 'actions',
  render: (job) => <PostingActions job={job} confirmation="fillFromTable" />,
};

interface Props {
  rows: readonly ManagedJob[];
  table: TableState;
  view: TableView;
  selection: Selection<ManagedJob>;
}

export function ManagedTable({ rows, table, view, selection }: Props) {
  const [number, ...others] = OPTIONAL_COLUMNS.map(({ value, label }) =>
    view.columns.includes(value) ? [{ ...OPTIONAL[value], header: label }] : [],
  );
  const columns = [...(number ?? []), TITLE, ...others.flat(), ACTIONS];
  const isWide = view.columns.includes('started') || view.columns.includes('applicants');
  return (
    <div className={['managed-table', view.isRoomy && 'roomy', isWide && 'wide'].filter(Boolean).join(' ')}>
      <DataTable {...table} caption="Postings" {...{ columns, rows, rowKey, selection }} />
    </div>
  );
}

const Expires = (job: ManagedJob) => {
  const word = expiryWord(job);
  return (
    <>
      {word && <b className={word === 'Expired' ? 'expires over' : 'expires'}>{word}</b>}{' '}
      <span className="expires-day">{shortDate(job.endDate)}</span>
    </>
  );
};
