import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyList, QueryBoundary } from '../../ui/display/query-boundary';
import { SectionWithAction } from '../../ui/layout/section-with-action';
import { LogTable } from './log-table';
import { useLogs } from './queries';

/** Entries on the dashboard (W4.2). */
const LATEST_ENTRIES = 10;

/** Administrative Functions: the latest log entries; folded on phones. */
export function LogSection() {
  const logs = useLogs({ limit: LATEST_ENTRIES });
  return (
    <SectionWithAction
      id="administrative-functions"
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
