import { CountsUsage, type UsageCount } from '#modules/directory/contract/usage-count.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { Clock } from '#platform/time/clock.js';
import { secondAround } from '#platform/time/local-time.js';

/** Numbers of postings by position, and of open ones that run today by organization. */
@CountsUsage(['postings', 'openPostings'])
export class JobUsage implements UsageCount<'postings' | 'openPostings'> {
  constructor(
    private readonly totals: ListTotals,
    private readonly clock: Clock,
  ) {}

  count(usage: 'postings' | 'openPostings', keys: readonly string[]) {
    return usage === 'postings' ? this.ofPositions(keys) : this.openOfOrganizations(keys);
  }

  private ofPositions(ids: readonly string[]) {
    const source = 'from job where position_id = any(?::uuid[]) and deleted_at is null';
    return this.totals.countBy('position_id', source, [ids]);
  }

  /** By the clock of the search, so that both tell the same. */
  private openOfOrganizations(accountNumbers: readonly string[]) {
    const source = `from job where organization = any(?::text[]) and status = 'open' and deleted_at is null
      and start_date <= ? and end_date >= ?`;
    const { begin, end } = secondAround(this.clock.now());
    return this.totals.countBy('organization', source, [accountNumbers, begin, end]);
  }
}
