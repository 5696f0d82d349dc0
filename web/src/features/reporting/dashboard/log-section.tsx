import { useRef } from 'react';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { SectionWithAction } from '#web/ui/layout/section-with-action';
import { useNearViewport } from '#web/ui/layout/use-near-viewport';
import { useRememberedOpen } from '#web/ui/layout/use-remembered-open';
import { LogTable } from '../log/log-table';
import { useLatestLogs } from '../log/use-logs';

/** Entries on the dashboard. */
const LATEST_ENTRIES = 10;

/** Administrative Functions: the latest log entries; folded on phones. */
export function LogSection() {
  const section = useRememberedOpen('administrative-functions', matchMedia('(min-width: 812px)').matches);
  const body = useRef<HTMLDivElement>(null);
  const logs = useLatestLogs(LATEST_ENTRIES, useNearViewport(body));
  return (
    <SectionWithAction
      {...section}
      body={body}
      title="Administrative Functions"
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
