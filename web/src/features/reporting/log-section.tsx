import { useRef } from 'react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyList, QueryBoundary } from '../../ui/display/query-boundary';
import { SectionWithAction } from '../../ui/layout/section-with-action';
import { useNearViewport } from '../../ui/layout/use-near-viewport';
import { LogTable } from './log-table';
import { latestLogsQuery, useLogs } from './queries';

/** Entries on the dashboard (W4.2). */
const LATEST_ENTRIES = 10;

/** Administrative Functions: the latest log entries; folded on phones. */
export function LogSection() {
  const body = useRef<HTMLDivElement>(null);
  const logs = useLogs(latestLogsQuery(LATEST_ENTRIES), useNearViewport(body));
  return (
    <SectionWithAction
      id="administrative-functions"
      body={body}
      title="Administrative Functions"
      open={matchMedia('(min-width: 812px)').matches}
      action={
        <ButtonLink small to={paths.systemLogs}>
          All system logs
        </ButtonLink>
      }
    >
      <QueryBoundary query={logs} isEmpty={({ items }) => items.length === 0} empty={<EmptyList />}>
        {({ items }) => <LogTable caption={`Latest ${LATEST_ENTRIES} system log entries`} entries={items} />}
      </QueryBoundary>
    </SectionWithAction>
  );
}
