import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { RIGHTS } from '#modules/shared/rights.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { PosterCount } from '../contract/queries.js';

@QueryHandler(PosterCount)
export class PosterCountHandler implements IQueryHandler<PosterCount> {
  constructor(private readonly totals: ListTotals) {}

  execute({ accountNumber }: PosterCount): Promise<number> {
    const source =
      'from account where organizations @> array[?::text] and privileges && ?::integer[] and locked_at is null';
    return this.totals.count(source, [accountNumber, RIGHTS.postForOwnOrganizations]);
  }
}
