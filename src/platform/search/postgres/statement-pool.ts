import { availableParallelism } from 'node:os';
import pg from 'pg';
import { readAgain } from '../../database/lost-connections.js';
import { CONNECTION_LIMITS } from '../../database/options.js';
import { numbered, type Sql } from './sql.js';

/** A search is a millisecond of computing: more of them at once than this wait for the same processors. */
const CONNECTIONS = Math.max(4, 2 * availableParallelism());
/** Each connection remembers each of them, some ten kilobytes. Rarer forms than the first ones are read anew each time. */
const MOST_REMEMBERED = 200;

/**
 * Connections that do nothing but search, apart from those of commands, so that neither waits for the other. A form of
 * statement is read once per connection and planned each time, since the best way depends on its values.
 */
export class StatementPool {
  private readonly pool: pg.Pool;
  private readonly forms = new Map<string, { name: string; text: string }>();

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({
      ...{ connectionString: databaseUrl, max: CONNECTIONS, ...CONNECTION_LIMITS },
      application_name: 'career-gateway-search',
      options: '-c plan_cache_mode=force_custom_plan',
    });
    // The query that is under way is told of it as well; without a listener the process would end.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Rows as arrays, of what is committed. */
  async rows<T extends unknown[]>({ text, params }: Sql): Promise<T[]> {
    const statement = { ...this.formOf(text), values: params, rowMode: 'array' } as const;
    const { rows } = await readAgain(() => this.pool.query<T>(statement));
    return rows;
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  private formOf(text: string): { name?: string; text: string } {
    const known = this.forms.get(text);
    if (known) return known;
    const form = { name: `search_${this.forms.size}`, text: numbered(text) };
    if (this.forms.size >= MOST_REMEMBERED) return { text: form.text };
    this.forms.set(text, form);
    return form;
  }
}
