import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState, QueryState } from '../../ui/query-state';
import { SectionWithAction } from '../../ui/section-with-action';
import { useLogs } from './calls';
import { LogTable } from './log-table';

/** Entries on the dashboard (W4.2). */
const LATEST = 10;

/** Administrative Functions: what the system did last; folded on a phone. */
export function LogSection() {
  const logs = useLogs({ limit: LATEST });
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
      <QueryState query={logs} isEmpty={({ items }) => items.length === 0} empty={<EmptyState />}>
        {({ items }) => <LogTable caption={`Latest ${LATEST} system log entries`} entries={items} />}
      </QueryState>
    </SectionWithAction>
  );
}
