import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';

/** How long after a loss a connection is tried again. */
const RETRY_MS = 1_000;

/**
 * Hears the notifications of one channel of PostgreSQL on a connection of its own, and connects again when that is
 * lost. What was said meanwhile is missed, so `heard` is called after every connecting too.
 */
export class Listener {
  private client?: pg.Client;
  private stopped = true;

  constructor(
    private readonly orm: MikroORM,
    private readonly channel: string,
    private readonly heard: () => void,
  ) {}

  start(): void {
    this.stopped = false;
    void this.listen();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client({ connectionString: this.orm.config.get('clientUrl'), keepAlive: true });
    let lost = false;
    const reconnect = (): void => {
      if (lost) return;
      lost = true;
      client.end().catch(() => undefined);
      if (!this.stopped) setTimeout(() => void this.listen(), RETRY_MS).unref();
    };
    client.on('error', reconnect).on('end', reconnect).on('notification', this.heard);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
      this.client = client;
      if (this.stopped) await client.end();
      else this.heard();
    } catch {
      reconnect();
    }
  }
}
