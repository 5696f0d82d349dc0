import { Injectable } from '@nestjs/common';
import { IdentityApi, type Member } from '#modules/identity/contract/identity-api.js';
import { PrivilegesGranted } from '#modules/identity/contract/rights-events.js';
import { PRIVILEGE_NAMES, Privilege } from '#modules/shared/privileges.js';
import { Database } from '#platform/database/database.js';
import type { MemberOfOrganization } from '../../contract/api/rights-given.js';
import { NameLookup } from '../name-lookup.js';

interface Grant {
  userId: string;
  actorId: string | null;
  at: string;
}

/** The last assignment of the organization to each of these accounts. */
const GRANTS = `
  select distinct on (payload ->> 'userId') payload ->> 'userId' as "userId", actor_id as "actorId", occurred_at as at
    from fact
   where payload ->> 'userId' = any(?::text[]) and name = ? and payload -> 'organizations' @> to_jsonb(?::text)
   order by payload ->> 'userId', seq desc`;

/** Who may post or review for an organization, who assigned it to them and when. */
@Injectable()
export class MembersReader {
  constructor(
    private readonly database: Database,
    private readonly identity: IdentityApi,
    private readonly names: NameLookup,
  ) {}

  async of(accountNumber: string): Promise<MemberOfOrganization[]> {
    const [posters, reviewers] = await Promise.all([
      this.identity.postersOfOrganization(accountNumber),
      this.identity.reviewersOfOrganization(accountNumber),
    ]);
    const holders = [
      [Privilege.JobPosting, posters],
      [Privilege.ReviewApplicants, reviewers],
    ] as const;
    const members = new Map<string, Member>([...posters, ...reviewers].map((member) => [member.id, member]));
    const grants = await this.database.rows<Grant>(GRANTS, [
      [...members.keys()],
      PrivilegesGranted.name,
      accountNumber,
    ]);
    const givers = await this.names.accounts(grants.map(({ actorId }) => actorId));
    const grantOf = new Map(grants.map((grant) => [grant.userId, grant]));
    return [...members.values()].sort(byName).map(({ id, firstName, lastName }) => {
      const grant = grantOf.get(id);
      return {
        user: { id, name: `${firstName} ${lastName}` },
        privileges: holders.flatMap(([privilege, all]) =>
          all.some((member) => member.id === id) ? PRIVILEGE_NAMES[privilege] : [],
        ),
        by: grant ? giverOf(grant, givers) : null,
        at: grant ? new Date(grant.at).toISOString() : null,
      };
    });
  }
}

const byName = (one: Member, other: Member) =>
  one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName);

const giverOf = ({ actorId }: Grant, names: ReadonlyMap<string, string>) =>
  actorId === null ? 'Career Gateway' : (names.get(actorId) ?? 'A removed account');
