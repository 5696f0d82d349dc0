import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LOCKS } from '#modules/shared/locks.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { newId } from '#platform/database/aggregate.js';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { StaleError } from '#platform/errors/stale-error.js';
import { ActorNames } from '#platform/http/access.js';
import { MAX_DEFINITIONS, type SaveDefinitionRequest } from '../contract/api/report-definitions.js';
import { toReportQuery } from '../read/reports/report.js';
import { Reports } from '../read/reports/reports.js';
import { loadOwnDefinition, type OwnDefinition } from './own-definition.js';

/**
 * Saves a report to run it again, or in place of one's own. Returns its id. Throws StaleError if another tab changed it
 * since `version`.
 */
export class SaveDefinition extends Command<string> {
  constructor(
    readonly existing: { id: string; version: number } | null,
    readonly request: SaveDefinitionRequest,
    readonly actorId: string,
  ) {
    super();
  }
}

/** Names are compared as lists find them. */
const OTHERS = `
  select count(*)::int as count, coalesce(bool_or(folded(name) = folded(?)), false) as "isTaken"
    from report_definition where owner_id = ? and id <> ?`;

const SAVE = `
  insert into report_definition (id, owner_id, name, report, is_shared) values (?, ?, ?, ?::jsonb, ?)
      on conflict (id) do update
     set name = excluded.name, report = excluded.report, is_shared = excluded.is_shared, updated_at = now(),
         version = report_definition.version + 1`;

@CommandHandler(SaveDefinition)
export class SaveDefinitionHandler implements ICommandHandler<SaveDefinition> {
  constructor(
    private readonly database: Database,
    private readonly reports: Reports,
    private readonly names: ActorNames,
  ) {}

  /** Throws a DomainError for a report that would not run, a name in use, and one too many. */
  execute({ existing, request, actorId }: SaveDefinition): Promise<string> {
    const { name, report, isShared } = request;
    this.reports.of(report.reportType).validate(toReportQuery(report));
    return this.database.transaction(async (em) => {
      // Two saves of one person wait for each other.
      await takeLock(em, LOCKS.reportDefinitions, actorId);
      if (existing) {
        const saved = await loadOwnDefinition(em, existing.id, actorId);
        const changed = saved.version === existing.version ? [] : differing(saved, request);
        if (changed.length > 0) throw await this.changedMeanwhile(saved, changed);
      }
      const id = existing?.id ?? newId();
      await assertRoom(em, id, name, actorId);
      await em.execute(SAVE, [id, actorId, name, JSON.stringify(report), isShared]);
      return id;
    });
  }

  private async changedMeanwhile(saved: OwnDefinition, changed: readonly Value[]): Promise<StaleError> {
    const { ownerId, version, updatedAt } = saved;
    const by = (await this.names.byIds([ownerId])).get(ownerId) ?? null;
    const at = new Date(updatedAt).toISOString();
    return new StaleError(
      changed.map((path) => ({ path, saved: saved[path], by, at })),
      version,
    );
  }
}

type Value = 'name' | 'isShared' | 'report';

/** What somebody saved otherwise than it is sent. */
const differing = (saved: OwnDefinition, request: SaveDefinitionRequest): Value[] =>
  (['name', 'isShared', 'report'] as const).filter((path) => !isDeepStrictEqual(saved[path], request[path]));

async function assertRoom(em: EntityManager, id: string, name: string, ownerId: string): Promise<void> {
  const [others] = await em.execute<[{ count: number; isTaken: boolean }]>(OTHERS, [name, ownerId, id]);
  if (others.isTaken) throw nameError('definition_exists', 'You already have a saved report of this name');
  if (others.count >= MAX_DEFINITIONS)
    throw nameError('too_many_definitions', `You can save ${MAX_DEFINITIONS} reports. Please delete one first`);
}

const nameError = (code: string, message: string) =>
  new DomainError('conflict', code, message, [{ path: 'name', code, message }]);
