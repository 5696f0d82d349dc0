import { IconChevronDown, IconChevronRight, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeadLetterItem, QueueSubscriber } from '#modules/reporting/contract/api/queues';
import { openConfirm } from '#web/lib/feedback/confirm';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { withFilters } from '#web/lib/url-state/with-filters';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';
import { EmptyList, QueryBoundary, Skeleton } from '#web/ui/display/query-boundary';
import { SelectField } from '#web/ui/fields/select-field';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { TablePager } from '#web/ui/tables/pager';
import { logTime } from '../log/log-time';
import { deadLettersQuery } from './queries';
import { useRetry, useRetryAll } from './use-retry';

const EntryPanel = lazy(() => import('../log/entry-panel'));
const TABLE = { maxLimit: 500 };

interface Props {
  /** Those that gave something up. */
  subscribers: readonly QueueSubscriber[];
}

/** Deliveries that were given up, why, and a button to retry them. */
export function DeadLetters({ subscribers }: Props) {
  const [search, setSearch] = useUrlSearch();
  const table = useTableState(TABLE);
  const subscriber = search.get('subscriber') ?? undefined;
  /** The link of a task opens one alone. */
  const letter = search.get('letter') ?? undefined;
  const letters = useQuery(deadLettersQuery({ letter, subscriber, offset: table.offset, limit: table.limit }));
  const total = letters.data?.totalItemsCount ?? 0;
  const retryAll = useRetryAll();
  const label = subscriber ? `Try all of ${subscriber} again` : 'Try all again';

  const askAndRetry = async () => {
    const isSure = await openConfirm({
      title: `Try ${pluralize(total, 'delivery', 'deliveries')} again?`,
      body: [
        subscriber ? `All that ${subscriber} gave up is delivered to it again.` : 'All of them are delivered again.',
        'What still fails is given up again. E-mails among them leave, however old they are.',
      ],
      confirmLabel: label,
      cancelLabel: 'Leave them',
      danger: true,
    });
    if (isSure) retryAll.mutate(subscriber);
  };

  return (
    <section aria-labelledby="gave-up-title" className="dead-letters">
      <div className="ruled">
        <h2 id="gave-up-title" tabIndex={-1}>
          Gave up {letters.data && <span className="num muted">{formatInteger(total)}</span>}
        </h2>
        {letter && (
          <Button small onClick={() => setSearch((old) => withFilters(old, { letter: '' }))}>
            Show all that was given up
          </Button>
        )}
        {total > 0 && !letter && (
          <Button small busy={retryAll.isPending} onClick={askAndRetry}>
            <IconRefresh size={18} aria-hidden /> {label}
          </Button>
        )}
      </div>
      {!letter && (subscribers.length > 1 || subscriber) && (
        <div className="dead-letters-of">
          <SelectField
            id="gave-up-of"
            label="Subscriber"
            empty="All"
            value={subscriber ?? ''}
            options={[...new Set([...subscribers.map(({ name }) => name), ...(subscriber ? [subscriber] : [])])]
              .sort()
              .map((name) => ({ value: name, label: name }))}
            onChange={(value) => setSearch((old) => withFilters(old, { subscriber: value }))}
          />
        </div>
      )}
      <QueryBoundary
        query={letters}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={
          <EmptyList>
            {letter
              ? 'This delivery is not among those that were given up.'
              : subscriber
                ? `${subscriber} gave nothing up.`
                : 'Nothing was given up.'}
          </EmptyList>
        }
      >
        {({ items }) => (
          <>
            <DeadLettersTable items={items} opened={letter ?? null} />
            <TablePager {...table} total={total} maxLimit={TABLE.maxLimit} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

function DeadLettersTable({ items, opened }: { items: readonly DeadLetterItem[]; opened: string | null }) {
  const retry = useRetry();
  const [openId, setOpenId] = useState<string | null>(opened);
  const columns: readonly Column<DeadLetterItem>[] = [
    { key: 'since', header: 'Since', render: ({ since }) => <time dateTime={since}>{logTime(since)}</time> },
    { key: 'subscriber', header: 'Subscriber', isRowHeader: true, render: ({ subscriber }) => subscriber },
    {
      key: 'fact',
      header: 'Fact',
      render: ({ factName, job }) => (
        <>
          {factName}
          {job && (
            <>
              {' of '}
              {job.id ? <Link to={paths.postJobsEdit(job.id)}>{job.name}</Link> : job.name}
            </>
          )}
        </>
      ),
    },
    { key: 'tries', header: 'Tries', render: ({ attempts }) => formatInteger(attempts) },
    { key: 'error', header: 'Last error', render: ({ error }) => <span className="gave-up-error">{error}</span> },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: ({ id, subscriber, factName }) => (
        <span className="dead-letter-actions">
          <Button small look="quiet" busy={retry.isPending && retry.variables === id} onClick={() => retry.mutate(id)}>
            Try again
            <span className="vh">
              : {factName} to {subscriber}
            </span>
          </Button>
          <button
            type="button"
            className="icon-btn"
            aria-expanded={id === openId}
            aria-label={`Entry of ${factName} in the log, given up by ${subscriber}`}
            onClick={() => setOpenId(id === openId ? null : id)}
          >
            {id === openId ? <IconChevronDown size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
          </button>
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption="Deliveries that were given up, oldest first"
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      detail={({ id, factId }) =>
        id === openId && (
          <Suspense fallback={<Skeleton rows={4} />}>
            <EntryPanel id={factId} />
          </Suspense>
        )
      }
    />
  );
}
