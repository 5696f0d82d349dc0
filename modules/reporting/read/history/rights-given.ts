import { Injectable } from '@nestjs/common';
import { PrivilegesGranted, PrivilegesRevoked } from '#modules/identity/contract/rights-events.js';
import { privilegeName } from '#modules/shared/event-texts.js';
import { Database } from '#platform/database/database.js';
import type { RightGiven } from '../../contract/api/rights-given.js';
import { NameLookup } from '../name-lookup.js';

interface Row {
  name: string;
  at: string;
  actorId: string | null;
  payload: { privileges: number[]; organizations: string[] };
}

const EVENTS = `
  select name, occurred_at as at, actor_id as "actorId", payload
    from fact where payload ->> 'userId' = ? and name = any(?::text[]) order by seq desc`;

/** Who gave which rights to an account, and when, from the log of events. */
@Injectable()
export class RightsGivenReader {
  constructor(
    private readonly database: Database,
    private readonly names: NameLookup,
  ) {}

  async of(userId: string): Promise<RightGiven[]> {
    const rows = await this.database.lookup<Row>(EVENTS, [userId, [PrivilegesGranted.name, PrivilegesRevoked.name]]);
    const [actors, organizations] = await Promise.all([
      this.names.accounts(rows.map(({ actorId }) => actorId)),
      this.names.organizations(rows.flatMap(({ payload }) => payload.organizations)),
    ]);
    const latest = new Map<string, RightGiven>();
    for (const { name, at, actorId, payload } of rows) {
      const happened = {
        isTaken: name === PrivilegesRevoked.name,
        by: actorId === null ? null : { id: actorId, name: actors.get(actorId) ?? 'A removed account' },
        at: new Date(at).toISOString(),
      };
      for (const privilege of payload.privileges)
        add(latest, { privilege, organization: null, name: privilegeName(privilege), ...happened });
      for (const organization of payload.organizations)
        add(latest, {
          privilege: null,
          organization,
          name: organizations.get(organization) ?? organization,
          ...happened,
        });
    }
    return [...latest.values()];
  }
}

/** Events come newest first, so that the first one of a right stays. */
function add(latest: Map<string, RightGiven>, right: RightGiven): void {
  const key = `${right.privilege ?? ''} ${right.organization ?? ''}`;
  if (!latest.has(key)) latest.set(key, right);
}
