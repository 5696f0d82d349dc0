import { MikroORM } from '@mikro-orm/postgresql';
import type { FactoryProvider } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { Database } from '../../database/database.js';
import { FileStore } from '../file-store.js';
import { Clamd } from './clamd.js';
import { FileScans } from './file-scans.js';
import { PendingScans } from './pending-scans.js';
import { ScannedFileStore } from './scanned-file-store.js';

/** The file store of the application: with a scanner it opens clean files only, without one it is `files`. */
export function scannedFiles(files: FileStore, { clamavUrl }: Pick<Config, 'clamavUrl'>) {
  const scanner = clamavUrl ? new Clamd(clamavUrl) : null;
  return [
    {
      provide: FileScans,
      useFactory: (database: Database) => new FileScans(database, scanner),
      inject: [Database],
    },
    {
      provide: PendingScans,
      useFactory: (...[scans, database, orm]: [FileScans, Database, MikroORM]) =>
        new PendingScans(files, scans, database, orm),
      inject: [FileScans, Database, MikroORM],
    },
    {
      provide: FileStore,
      useFactory: (scans: FileScans, pending: PendingScans) =>
        scanner ? new ScannedFileStore(files, scans, scanner, () => pending.notify()) : files,
      inject: [FileScans, PendingScans],
    },
  ] satisfies FactoryProvider[];
}
