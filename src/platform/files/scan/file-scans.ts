import { Database } from '../../database/database.js';
import type { ScanState, Verdict, VirusScanner } from './virus-scanner.js';

/** The verdicts of the virus scanner on stored files. Without a scanner only files that one refused have a state. */
export class FileScans {
  private refusedKeys?: Promise<ReadonlySet<string>>;

  constructor(
    private readonly database: Database,
    /** Null where uploads are not scanned. */
    readonly scanner: VirusScanner | null,
  ) {}

  /** Reads the states of files at once; without a scanner, which adds no verdicts, by one query for all calls. */
  async statesOf(keys: readonly string[]): Promise<(key: string) => ScanState | null> {
    if (!this.scanner) {
      const refused = await this.loadRefusedKeys();
      return (key) => (refused.has(key) ? 'refused' : null);
    }
    const rows = keys.length
      ? await this.database.lookup<{ key: string; state: Verdict['state'] }>(
          'select file_key as key, state from file_scan where file_key = any(?::text[])',
          [keys],
        )
      : [];
    const states = new Map(rows.map(({ key, state }) => [key, state]));
    return (key) => states.get(key) ?? 'scanning';
  }

  private loadRefusedKeys(): Promise<ReadonlySet<string>> {
    this.refusedKeys ??= this.database
      .lookup<{ key: string }>("select file_key as key from file_scan where state = 'refused'", [])
      .then((rows) => new Set(rows.map(({ key }) => key)))
      .catch((error) => {
        this.refusedKeys = undefined;
        throw error;
      });
    return this.refusedKeys;
  }

  /** Stores the verdict on a file. The first one stays; returns whether that is this one. */
  async record(key: string, verdict: Verdict): Promise<boolean> {
    const finding = verdict.state === 'refused' ? verdict.finding : null;
    const stored = await this.execute(
      `insert into file_scan (file_key, state, finding, scanned_at) values (?, ?, ?, clock_timestamp())
       on conflict (file_key) do nothing returning 1`,
      [key, verdict.state, finding],
    );
    return stored.length > 0;
  }

  /** Removes the verdict on a deleted file. */
  async forget(key: string): Promise<void> {
    if (this.scanner) await this.execute('delete from file_scan where file_key = ?', [key]);
  }

  /** Repeated after a lost connection, which each of these statements may be. */
  private execute(sql: string, parameters: (string | null)[]): Promise<unknown[]> {
    return this.database.read((em) => em.execute<unknown[]>(sql, parameters));
  }
}
