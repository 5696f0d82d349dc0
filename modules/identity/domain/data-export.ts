import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '#platform/database/aggregate.js';
import { fileKey } from '#platform/database/file-key.js';
import { DATA_EXPORT_HOURS, type DataExportResponse } from '../contract/api/data-export.js';
import { DataExportReady, DataExportRequested } from '../contract/events.js';

/** Longer than an event is delivered again after failures. */
const GIVEN_UP_AFTER_MS = 10 * 60_000;

const DataExportSchema = defineEntity({
  name: 'DataExport',
  tableName: 'data_export',
  properties: {
    ...aggregateProperties,
    accountId: p.uuid(),
    requestedAt: p.datetime(),
    fileKey: fileKey().nullable(),
    /** Bytes. */
    size: p.bigint('number').nullable(),
    expiresAt: p.datetime().nullable(),
  },
});

/** The download of what is kept about a user, of which an account has one at a time. */
export class DataExport extends DataExportSchema.class {
  static of(accountId: string): DataExport {
    return Object.assign(new DataExport(), { id: newId(), eventCount: 0, accountId });
  }

  /** An expired one counts as none, also before it is removed. */
  stateAt(now: Date): DataExportResponse['state'] {
    if (this.expiresAt) return now < this.expiresAt ? 'ready' : 'none';
    return now.getTime() - this.requestedAt.getTime() < GIVEN_UP_AFTER_MS ? 'preparing' : 'failed';
  }

  request(now: Date): void {
    Object.assign(this, { requestedAt: now, fileKey: null, size: null, expiresAt: null });
    record(this, DataExportRequested, { userId: this.accountId, exportId: this.id }, this.accountId);
  }

  /** `size` in bytes. */
  complete(key: string, size: number, now: Date): void {
    const expiresAt = new Date(now.getTime() + DATA_EXPORT_HOURS * 3_600_000);
    Object.assign(this, { fileKey: key, size, expiresAt });
    const payload = { userId: this.accountId, exportId: this.id, size, expiresAt: expiresAt.toISOString() };
    record(this, DataExportReady, payload, null);
  }
}
DataExportSchema.setClass(DataExport);
