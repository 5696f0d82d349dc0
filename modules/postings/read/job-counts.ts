import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListTotals } from '../../../src/platform/database/list-totals.js';
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
  constructor(private readonly totals: ListTotals) {}

  execute({ accountNumbers }: OpenJobCountsOfOrganizations) {
    const source = `from job where organization = any(?::text[]) and status = 'open' and deleted_at is null
      and start_date <= now() and end_date >= now()`;
    return this.totals.countBy('organization', source, [accountNumbers]);
  }
}
