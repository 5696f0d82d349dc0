import { EventEmitter } from 'node:events';
import pg from 'pg';

/** The application name of the listening connection in PostgreSQL. Each instance has one. */
export const LISTENER_NAME = 'career-gateway listener';

/** Delay before reconnecting. */
const RECONNECT_DELAY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Interval of queries that find a connection which was lost silently, and the time that each may take. */
const CHECK_MS = 3_000;
/** TCP keep-alive detects a connection that was lost silently. */
export const KEEP_ALIVE_MS = 10_000;

/** Receives the payload; undefined after each connect, because earlier notifications may have been missed. */
export type OnNotification = (payload?: string) => void;

/** A reconnecting LISTEN subscription: one connection receives the notifications of the whole process. */
export class NotificationListener {
  private readonly channels = new EventEmitter().setMaxListeners(0);
  private client?: pg.Client;
  /** Serializes the statements. */
  private lastStatement: Promise<unknown> = Promise.resolve();
  private retry?: NodeJS.Timeout;
  private checks?: NodeJS.Timeout;
  private stopped = false;

  constructor(private readonly databaseUrl: string) {}

  /** Connects on the first call. */
  listen(channel: string, onNotification: OnNotification): void {
    const isNew = this.channels.listenerCount(channel) === 0;
    this.channels.on(channel, onNotification);
    if (!this.client) this.connect();
    else if (isNew) this.subscribe(this.client, channel);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    clearInterval(this.checks);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private connect(): void {
    if (this.client || this.stopped) return;
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CHECK_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    const onLost = () => this.reconnect(client);
    client.on('error', onLost).on('end', onLost);
    client.on('notification', ({ channel, payload }) => this.channels.emit(channel, payload));
    this.client = client;
    this.lastStatement = client.connect();
    for (const channel of this.channels.eventNames()) this.subscribe(client, String(channel));
    this.checks ??= setInterval(() => this.check(), CHECK_MS).unref();
  }

  /** TCP's keep-alive notices within minutes, and idle workers and caches rely on notifications. */
  private check(): void {
    const { client } = this;
    if (!client) return;
    this.lastStatement = this.lastStatement.then(() => client.query('select 1')).catch(() => this.reconnect(client));
  }

  private subscribe(client: pg.Client, channel: string): void {
    this.lastStatement = this.lastStatement
      .then(() => client.query(`listen ${client.escapeIdentifier(channel)}`))
      .then(
        () => this.channels.emit(channel),
        () => this.reconnect(client),
      );
  }

  private reconnect(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => this.connect(), RECONNECT_DELAY_MS).unref();
  }
}
