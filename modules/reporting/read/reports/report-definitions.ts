import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { ReportDefinition } from '../../contract/api/report-definitions.js';

type Row = Omit<ReportDefinition, 'isOwn' | 'owner'> & { ownerId: string };

const VISIBLE = `
  select id, name, report, version, is_shared as "isShared", owner_id as "ownerId"
    from report_definition where owner_id = ? or is_shared order by lower(name), id`;

/** Saved reports: one's own, and those that others share with everybody who may run reports. */
@Injectable()
export class ReportDefinitionList {
  constructor(
    private readonly database: Database,
    private readonly identity: IdentityApi,
  ) {}

  async list(actorId: string): Promise<ReportDefinition[]> {
    const rows = await this.database.lookup<Row>(VISIBLE, [actorId]);
    const ownerIds = [...new Set(rows.map(({ ownerId }) => ownerId))];
    const accounts = ownerIds.length ? await this.identity.accountsByIds(ownerIds) : [];
    const names = new Map(accounts.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    return rows.map(({ ownerId, ...row }) => ({
      ...row,
      isOwn: ownerId === actorId,
      owner: names.get(ownerId) ?? null,
    }));
  }

  /** Throws notFound where it is not visible. */
  async get(id: string, actorId: string): Promise<ReportDefinition> {
    const definition = (await this.list(actorId)).find((one) => one.id === id);
    if (!definition) throw notFoundError('The saved report');
    return definition;
  }
}
