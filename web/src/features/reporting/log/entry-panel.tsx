import './entry-panel.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LogEntryDetail } from '#modules/reporting/contract/api/log-entry';
import { paths } from '#web/paths';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Deliveries } from './deliveries';
import { entryQuery } from './entry-queries';
import { Story } from './story';

/** An open entry of the log: its event, its deliveries and its story. */
export default function EntryPanel({ id }: { id: string }) {
  return (
    <div className="log-entry">
      <QueryBoundary query={useQuery(entryQuery(id))} rows={4}>
        {(detail) => (
          <>
            <h2>The fact</h2>
            <EventFields {...detail} />
            <h2 id="deliveries-title" tabIndex={-1}>
              Deliveries
            </h2>
            <Deliveries deliveries={detail.deliveries} />
            <Story {...detail} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function EventFields({ entry, fact: event, story }: LogEntryDetail) {
  return (
    <>
      <dl className="log-fact">
        <Item name="Fact">{entry.factName}</Item>
        <Item name="Number">{event.number.toLocaleString('en-US')}</Item>
        <Item name={story.jobListingNumber ? 'Posting' : 'About'}>
          {story.jobListingNumber ? `No. ${story.jobListingNumber}` : event.aggregateId}
        </Item>
        <Item name="By">
          <Actor {...event} />
        </Item>
      </dl>
      <pre className="log-payload">{JSON.stringify(event.payload, null, 1).replace(/\n\s*/g, ' ')}</pre>
    </>
  );
}

/** A removed account has no page. */
function Actor({ actorId, actorName }: LogEntryDetail['fact']) {
  if (!actorId) return 'Career Gateway';
  return actorName ? <Link to={paths.userProfile(actorId)}>{actorName}</Link> : `account ${actorId.slice(-8)}`;
}

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
