import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListTotals } from '#platform/database/list-totals.js';
import { Clock } from '#platform/time/clock.js';
import { secondAround } from '#platform/time/local-time.js';
import { JobCountsOfPositions, OpenJobCountsOfOrganizations } from '../contract/queries.js';

@QueryHandler(JobCountsOfPositions)
export class JobCountsOfPositionsHandler implements IQueryHandler<JobCountsOfPositions> {
  constructor(private readonly totals: ListTotals) {}

  execute({ positionIds }: JobCountsOfPositions) {
    const source = 'from job where position_id = any(?::uuid[]) and deleted_at is null';
    return this.totals.countBy('position_id', source, [positionIds]);
  }
}

@QueryHandler(OpenJobCountsOfOrganizations)
export class OpenJobCountsOfOrganizationsHandler implements IQueryHandler<OpenJobCountsOfOrganizations> {
  constructor(
    private readonly totals: ListTotals,
    private readonly clock: Clock,
  ) {}

  /** By the clock of the search, so that both tell the same. */
  execute({ accountNumbers }: OpenJobCountsOfOrganizations) {
    const source = `from job where organization = any(?::text[]) and status = 'open' and deleted_at is null
      and start_date <= ? and end_date >= ?`;
    const { begin, end } = secondAround(this.clock.now());
    return this.totals.countBy('organization', source, [accountNumbers, begin, end]);
  }
}
