import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LOCKS } from '#modules/shared/locks.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { type SavedChange, StaleError } from '#platform/errors/stale-error.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { RecordedChanges } from '#platform/events/recorded-changes.js';
import type { UploadedFile } from '#platform/files/file-store.js';
import type { Actor } from '#platform/http/access.js';
import { PageCache } from '#platform/pages/page-cache.js';
import type { ImportQuery, ImportReport, SeenOrganizations } from '../contract/api/organizations.js';
import { OrganizationsImported } from '../contract/events.js';
import { UsageCounts } from '../read/usage-counts.js';
import { applyImport } from './organization-file/apply-import.js';
import { checkLines } from './organization-file/check-lines.js';
import { type Comparison, compareWithBoard } from './organization-file/compare-with-board.js';
import { readOrganizations } from './organization-file/read-organizations.js';

/**
 * Adds and changes organizations by a file, in one transaction, or only reports what it would do. Throws DomainError
 * invalid for a file that cannot be read, rule when lines are refused and must not be left out, and StaleError when
 * somebody changed since it was checked what the file changes.
 */
export class ImportOrganizations extends Command<ImportReport> {
  constructor(
    readonly file: UploadedFile,
    readonly options: ImportQuery,
    readonly actor: Actor,
    readonly seen?: SeenOrganizations,
  ) {
    super();
  }
}

@CommandHandler(ImportOrganizations)
export class ImportOrganizationsHandler implements ICommandHandler<ImportOrganizations> {
  constructor(
    private readonly database: Database,
    private readonly usage: UsageCounts,
    private readonly changes: RecordedChanges,
    private readonly pages: PageCache,
  ) {}

  async execute({ file, options, actor, seen }: ImportOrganizations): Promise<ImportReport> {
    const lines = await readOrganizations(file);
    const { accepted, refused } = checkLines(lines);
    if (refused.length && !options.dryRun && !options.leaveOutRefused) throw refusedLinesError(refused.length);
    const named = new Set(lines.map(({ accountNumber }) => accountNumber));
    const comparison = await this.database.transaction(async (em) => {
      if (!options.dryRun) await takeLock(em, LOCKS.organizationImport);
      const found = await compareWithBoard(em, accepted, named, !options.dryRun);
      if (!options.dryRun && seen) await this.assertSeen(em, found, seen);
      if (!options.dryRun) await this.apply(em, found, refused.length, actor);
      return found;
    });
    return {
      fileName: file.fileName,
      size: file.size,
      isApplied: !options.dryRun,
      lines: lines.length,
      added: comparison.added.length,
      changed: comparison.changed.length,
      unchanged: comparison.unchanged,
      refused: refused.length,
      missing: comparison.missing,
      newTypes: comparison.newTypes,
      deactivated: await this.deactivated(comparison),
      items: [
        ...comparison.added.map((one) => ({ ...one, outcome: 'added' as const, reason: one.accountType })),
        ...comparison.changed.map((one) => ({ ...one, outcome: 'changed' as const, version: one.stored.version })),
        ...refused.map((one) => ({ ...one, outcome: 'refused' as const })),
      ].sort((a, b) => a.line - b.line),
    };
  }

  /** The line of an organization has its account number before the field: somebody may have changed more than one. */
  private async assertSeen(em: EntityManager, { changed }: Comparison, seen: SeenOrganizations): Promise<void> {
    const lost: SavedChange[] = [];
    for (const { stored, ...line } of changed) {
      const version = seen[line.accountNumber] ?? 0;
      if (version === stored.version) continue;
      const { changes } = await this.changes.since(em, stored, version);
      const replaced = changes.filter(({ path, saved }) => path in line && line[path as keyof typeof line] !== saved);
      lost.push(...replaced.map((change) => ({ ...change, path: `${line.accountNumber}.${change.path}` })));
    }
    if (lost.length > 0) throw new StaleError(lost);
  }

  private async apply(em: EntityManager, comparison: Comparison, leftOut: number, actor: Actor): Promise<void> {
    const { added, changed, unchanged } = comparison;
    if (!added.length && !changed.length) return;
    await applyImport(em, comparison, actor.id);
    const counts = { added: added.length, changed: changed.length, unchanged, leftOut };
    recordWithoutAggregate(em, OrganizationsImported, counts, actor.id);
    await this.pages.purge(em);
  }

  private async deactivated({ changed }: Comparison): Promise<ImportReport['deactivated']> {
    const ending = changed.filter(({ isDeactivated }) => isDeactivated);
    if (!ending.length) return [];
    const numbers = ending.map(({ accountNumber }) => accountNumber);
    const counts = await this.usage.count('openPostings', numbers);
    return ending.map(({ accountNumber, accountName }) => ({
      accountName,
      openPostings: counts.get(accountNumber) ?? 0,
    }));
  }
}

function refusedLinesError(count: number): DomainError {
  return new DomainError(
    'rule',
    'refused_lines',
    `${count === 1 ? 'One line' : `${count} lines`} of the file cannot be applied, so nothing was changed. Correct them, or leave them out.`,
  );
}
