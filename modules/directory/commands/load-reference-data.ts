import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LOCKS } from '#modules/shared/locks.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { newId } from '#platform/database/aggregate.js';
import { Database } from '#platform/database/database.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { POSITION_TYPES } from '../contract/api/choices.js';
import { CERTIFICATION_TYPES } from '../contract/api/reference-data.js';
import { DirectoryLoaded } from '../contract/events.js';
import { locationOfAccount } from '../domain/account-location.js';
import { Certification } from '../domain/certification.js';
import { Credential } from '../domain/credential.js';
import { Organization } from '../domain/organization.js';
import { Position } from '../domain/position.js';
import { Geography } from '../read/geography.js';
import { readReferenceFile } from '../read/reference-files.js';

/** Loads the module's data files into an empty directory. Returns false if it was not empty. */
export class LoadReferenceData extends Command<boolean> {}

@CommandHandler(LoadReferenceData)
export class LoadReferenceDataHandler implements ICommandHandler<LoadReferenceData> {
  constructor(
    private readonly database: Database,
    private readonly geography: Geography,
  ) {}

  execute(): Promise<boolean> {
    return this.database.transaction(async (em) => {
      // An instance that starts beside another one waits until that has loaded them.
      await em.execute('set local lock_timeout = 0');
      await takeLock(em, LOCKS.referenceData);
      await this.loadCredentials(em);
      if (await em.count(Position)) return false;
      const organizations = readReferenceFile('organizations');
      for (const row of organizations) {
        em.create(Organization, {
          id: newId(),
          accountNumber: row.account_number ?? '',
          accountName: row.account_name ?? '',
          accountType: row.account_type ?? '',
          city: row.city || null,
          zip: row.zip || null,
          county: this.countyOf(row),
          iu: Number(row.iu) || null,
        });
      }
      const positions = readReferenceFile('positions');
      for (const row of positions) {
        em.create(Position, {
          id: newId(),
          name: row.name ?? '',
          type: POSITION_TYPES.find((type) => type === row.type) ?? 'Other',
          code: row.code ?? '',
          approval: row.approval === 'yes',
        });
      }
      recordWithoutAggregate(
        em,
        DirectoryLoaded,
        { organizations: organizations.length, positions: positions.length },
        null,
      );
      return true;
    });
  }

  /** On their own, since a directory from before has none. */
  private async loadCredentials(em: EntityManager): Promise<void> {
    if (await em.count(Credential)) return;
    for (const { name = '', code = '' } of readReferenceFile('credentials'))
      em.create(Credential, { id: newId(), name, code });
    for (const { name = '', code = '', ...row } of readReferenceFile('certifications')) {
      const type = CERTIFICATION_TYPES.find((one) => one === row.type) ?? 'Professional';
      em.create(Certification, { id: newId(), name, code, type });
    }
  }

  private countyOf({ county = '', account_number = '', account_type = '' }: Record<string, string>): number | null {
    return this.geography.findCounty(county)?.number ?? locationOfAccount(account_number, account_type).county;
  }
}
