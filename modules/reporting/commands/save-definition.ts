import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LOCKS } from '#modules/shared/locks.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { newId } from '#platform/database/aggregate.js';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { MAX_DEFINITIONS, type SaveDefinitionRequest } from '../contract/api/report-definitions.js';
import { toReportQuery } from '../read/reports/report.js';
import { Reports } from '../read/reports/reports.js';
import { assertOwnDefinition } from './own-definition.js';

/** Saves a report to run it again; with an id, in place of one's own. Returns its id. */
export class SaveDefinition extends Command<string> {
  constructor(
    readonly id: string | null,
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
     set name = excluded.name, report = excluded.report, is_shared = excluded.is_shared, updated_at = now()`;

@CommandHandler(SaveDefinition)
export class SaveDefinitionHandler implements ICommandHandler<SaveDefinition> {
  constructor(
    private readonly database: Database,
    private readonly reports: Reports,
  ) {}

  /** Throws a DomainError for a report that would not run, a name in use, and one too many. */
  execute({ id: existingId, request, actorId }: SaveDefinition): Promise<string> {
    const { name, report, isShared } = request;
    this.reports.of(report.reportType).validate(toReportQuery(report));
    return this.database.transaction(async (em) => {
      // Two saves of one person wait for each other.
      await takeLock(em, LOCKS.reportDefinitions, actorId);
      if (existingId) await assertOwnDefinition(em, existingId, actorId);
      const id = existingId ?? newId();
      await assertRoom(em, id, name, actorId);
      await em.execute(SAVE, [id, actorId, name, JSON.stringify(report), isShared]);
      return id;
    });
  }
}

async function assertRoom(em: EntityManager, id: string, name: string, ownerId: string): Promise<void> {
  const [others] = await em.execute<[{ count: number; isTaken: boolean }]>(OTHERS, [name, ownerId, id]);
  if (others.isTaken) throw nameError('definition_exists', 'You already have a saved report of this name');
  if (others.count >= MAX_DEFINITIONS)
    throw nameError('too_many_definitions', `You can save ${MAX_DEFINITIONS} reports. Please delete one first`);
}

const nameError = (code: string, message: string) =>
  new DomainError('conflict', code, message, [{ path: 'name', code, message }]);
