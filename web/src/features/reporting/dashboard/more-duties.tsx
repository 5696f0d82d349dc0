import { Link } from 'react-router-dom';
import type { DutiesResponse, DutyKind } from '../../../../../modules/reporting/contract/api-duties';
import { formatInteger } from '../../../lib/formatting/format';
import { paths } from '../../../paths';
import { KINDS } from './duty-kinds';

/** The pages that list all of a kind, and nothing else; the dashboard lists those of the others. */
const PAGES: Partial<Record<DutyKind, string>> = { request: paths.manageUsers };

/** Links to the tasks that are not shown, with their number. */
export function MoreDuties({ duties }: Pick<DutiesResponse, 'duties'>) {
  const more = duties.flatMap(({ kind, items, totalItemsCount }) => {
    const count = totalItemsCount - items.length;
    return items.length && count > 0 ? { kind, count } : [];
  });
  if (!more.length) return null;
  return (
    <p className="more">
      {more.map(({ kind, count }) => (
        <Link key={kind} to={PAGES[kind] ?? `${paths.dashboard}?waiting=${kind}`}>
          and {formatInteger(count)} more {KINDS[kind].others}
        </Link>
      ))}
    </p>
  );
}
