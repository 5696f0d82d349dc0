import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListTotals } from '#platform/database/list-totals.js';
import { PositionPreferenceCounts } from '../contract/queries.js';

@QueryHandler(PositionPreferenceCounts)
export class PositionPreferenceCountsHandler implements IQueryHandler<PositionPreferenceCounts> {
  constructor(private readonly totals: ListTotals) {}

  execute({ positionIds }: PositionPreferenceCounts) {
    const source = `from profile, unnest(preferred_positions) as position_id
      where preferred_positions && ?::text[] and position_id = any(?::text[])`;
    return this.totals.countBy('position_id', source, [positionIds, positionIds]);
  }
}
