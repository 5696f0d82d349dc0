import { IconPlayerPause } from '@tabler/icons-react';
import { useState } from 'react';
import type { QueueReport, QueueSubscriber } from '#modules/reporting/contract/api/queues';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { IconTag } from '../log/icon-tag';
import { logTime } from '../log/log-time';
import { describeAge } from './age';
import { PauseDialog } from './pause-dialog';
import { useResume } from './use-resume';

type Row = Omit<QueueSubscriber, 'gaveUp' | 'retrying'> & Partial<QueueSubscriber>;

/** A row for the events that are in no queue yet, and one for each subscriber. */
export function QueueTable({ outbox, subscribers }: QueueReport) {
  const [pausing, setPausing] = useState<QueueSubscriber | null>(null);
  const resume = useResume();
  const toSubscribers: Row = {
    ...outbox,
    name: 'Facts to subscribers',
    whilePaused: '',
    active: null,
    isBatched: false,
    paused: null,
  };
  const columns: readonly Column<Row>[] = [
    { key: 'name', header: 'Queue', render: (row) => <Name {...row} /> },
    { key: 'waiting', header: 'Waiting', kind: 'number', render: (row) => <Waiting {...row} /> },
    {
      key: 'oldest',
      header: 'Oldest',
      kind: 'number',
      render: ({ oldestSeconds }) => (oldestSeconds === null ? '–' : describeAge(oldestSeconds)),
    },
    { key: 'done', header: 'Done today', kind: 'number', render: ({ doneToday }) => formatInteger(doneToday) },
    { key: 'retrying', header: 'Trying again', kind: 'number', render: ({ retrying }) => formatInteger(retrying ?? 0) },
    {
      key: 'gaveUp',
      header: 'Gave up',
      kind: 'number',
      render: ({ gaveUp = 0 }) => <span className={gaveUp > 0 ? 'gave-up' : undefined}>{formatInteger(gaveUp)}</span>,
    },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: ({ name, paused }) => {
        const subscriber = subscribers.find((one) => one.name === name);
        if (!subscriber) return null;
        const isResuming = resume.isPending && resume.variables === name;
        return paused ? (
          <Button small busy={isResuming} onClick={() => resume.mutate(name)}>
            Resume<span className="vh"> {name}</span>
          </Button>
        ) : (
          <Button small look="quiet" onClick={() => setPausing(subscriber)}>
            Pause<span className="vh"> {name}</span>
          </Button>
        );
      },
    },
  ];
  return (
    <div className="queue-table">
      <DataTable
        caption="Queues"
        columns={columns}
        rows={[toSubscribers, ...subscribers]}
        rowKey={({ name }) => name}
      />
      {pausing && <PauseDialog subscriber={pausing} onClose={() => setPausing(null)} />}
    </div>
  );
}

function Name({ name, paused, active, whilePaused }: Row) {
  if (!paused) return name;
  const by = paused.by.name ?? `account ${paused.by.id.slice(-8)}`;
  return (
    <>
      {name}{' '}
      <IconTag tone="warning" text={paused.isEffective === false ? 'Pausing' : 'Paused'} Icon={IconPlayerPause} />
      <span className="queue-pause">
        Since {logTime(paused.since)} by {by}: {paused.reason}
        <br />
        {paused.isEffective === false && active
          ? `${pluralize(active, 'delivery', 'deliveries')} still to end.`
          : whilePaused}
      </span>
    </>
  );
}

function Waiting({ waiting, isBatched }: Row) {
  if (waiting === null) return 'Not known';
  return isBatched && waiting > 0 ? pluralize(waiting, 'batch', 'batches') : formatInteger(waiting);
}
