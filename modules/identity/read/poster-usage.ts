import { CountsUsage, type UsageCount } from '#modules/directory/contract/usage-count.js';
import { RIGHTS } from '#modules/shared/rights.js';
import { ListTotals } from '#platform/database/list-totals.js';

/** Numbers of people who may post for organizations and are not locked out. */
@CountsUsage(['posters'])
export class PosterUsage implements UsageCount<'posters'> {
  constructor(private readonly totals: ListTotals) {}

  count(_usage: 'posters', accountNumbers: readonly string[]) {
    const source = `from account, unnest(organizations) as account_number
      where organizations && ?::text[] and account_number = any(?::text[])
        and privileges && ?::integer[] and locked_at is null`;
    return this.totals.countBy('account_number', source, [
      accountNumbers,
      accountNumbers,
      RIGHTS.postForOwnOrganizations,
    ]);
  }
}
