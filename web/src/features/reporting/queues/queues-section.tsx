import './queues.css';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { logTime } from '../log/log-time';
import { DeadLetters } from './dead-letters';
import { reportQuery } from './queries';
import { QueueTable } from './queue-table';

/** Waiting deliveries of each subscriber, and dead letters. */
export default function QueuesSection() {
  const report = useQuery(reportQuery);
  return (
    <>
      <section aria-labelledby="queues-title">
        <div className="ruled">
          <h2 id="queues-title">Queues</h2>
          {report.data && <p className="small muted num">As of {logTime(report.data.at).slice(11)}</p>}
        </div>
        <QueryBoundary query={report} rows={12}>
          {(data) => (
            <>
              {report.isError && <p className="note warning">These numbers could not be read again. They are old.</p>}
              {!data.areQueuesAvailable && (
                <p className="note warning">
                  The queues cannot be reached, so what waits in them is not known. Nothing is lost: it goes on when
                  they are back.
                </p>
              )}
              <QueueTable {...data} />
            </>
          )}
        </QueryBoundary>
      </section>
      <DeadLetters subscribers={report.data?.subscribers.filter(({ gaveUp }) => gaveUp > 0) ?? []} />
    </>
  );
}
