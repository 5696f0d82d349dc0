import { TransactionContext, type TransactionOptions, TransactionPropagation } from '@mikro-orm/core';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Actor } from '../http/access.js';
import { currentRequestId } from '../logging/request-context.js';
import { currentActor } from '../security/acting.js';
import { toArrayLiteral } from './array-literal.js';
import { retryRead } from './connection-recovery.js';
import { numberPlaceholders, PreparedStatements } from './prepared-statements.js';
import { snapshotClient } from './snapshot-client.js';

/** A value of a statement's placeholder. Arrays need a cast in the statement, such as `?::uuid[]`. */
export type Parameter = string | number | boolean | Date | null | undefined | readonly (string | number)[];

/** Locks the account of an actor until the commit. Throws DomainError unauthenticated or forbidden. */
type LockActor = (em: EntityManager, actor: Actor) => Promise<void>;

/** The access to PostgreSQL for commands, reads and subscribers. */
@Injectable()
export class Database {
  private readonly prepared = new PreparedStatements('lookup');
  private committed = 0;
  private lockActor: LockActor | undefined;

  constructor(private readonly orm: MikroORM) {}

  /** Sets what each transaction of a signed-in user does first. */
  setActorLock(lock: LockActor): void {
    this.lockActor = lock;
  }

  /** The number of transactions that requests to this process have committed, which dates what was read before. */
  get commits(): number {
    return this.committed;
  }

  /**
   * Runs `work` in one transaction and flushes it: changes and recorded events commit together. A nested call joins the
   * surrounding transaction. Throws DomainError unauthenticated or forbidden if the actor of the request may act no
   * more, such as after the removal of the account while a file arrived.
   */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const surrounding = this.surrounding();
    if (surrounding) return work(surrounding);
    return this.count(this.begin(work));
  }

  /** Like `transaction`, for a write that no list shows: totals that were counted before stay. */
  unlistedTransaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const surrounding = this.surrounding();
    return surrounding ? work(surrounding) : this.begin(work);
  }

  /** Commits independently of any surrounding transaction, which may still fail. */
  independentTransaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.count(this.begin(work, { propagation: TransactionPropagation.REQUIRES_NEW }));
  }

  /**
   * Reads with its own identity map; inside a transaction it sees its writes. After a crash of the database the pool
   * may return dead connections, so lost reads are retried.
   */
  async read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const surrounding = this.surrounding();
    return surrounding ? work(surrounding) : retryRead(() => work(this.orm.em.fork() as EntityManager));
  }

  /**
   * Rows of a list, planned for its values. It bypasses the ORM, which lists need not; inside a transaction it sees its
   * writes. `?` are placeholders.
   */
  rows<T extends object>(sql: string, parameters: readonly Parameter[] = []): Promise<T[]> {
    return this.query({ text: numberPlaceholders(sql) }, sql, parameters);
  }

  /** Like `rows`, prepared: for statements whose best plan does not depend on their values, such as lookups by keys. */
  lookup<T extends object>(sql: string, parameters: readonly Parameter[]): Promise<T[]> {
    return this.query(this.prepared.prepare(sql), sql, parameters);
  }

  /** Throws when the database is unavailable. */
  async ping(): Promise<void> {
    await this.orm.em.fork().execute('select 1');
  }

  private begin<T>(work: (em: EntityManager) => Promise<T>, options?: TransactionOptions): Promise<T> {
    const actor = currentActor();
    const locked = async (em: EntityManager) => {
      if (actor) await this.lockActor?.(em, actor);
      return work(em);
    };
    return this.orm.em.fork().transactional((em) => locked(em as EntityManager), options);
  }

  private query<T extends object>(
    statement: { name?: string; text: string },
    sql: string,
    parameters: readonly Parameter[],
  ): Promise<T[]> {
    const values = parameters.map((value) => (Array.isArray(value) ? toArrayLiteral(value) : value));
    const surrounding = this.surrounding();
    if (surrounding) return surrounding.execute<T[]>(sql, values);
    const snapshot = snapshotClient.getStore();
    if (snapshot) return snapshot.query<T>({ ...statement, values }).then(({ rows }) => rows);
    return retryRead(async () => {
      const pool: pg.Pool = await this.orm.em.getConnection().getNativeClient();
      // The pool's own query would close the connection for any error, such as a refused value of a filter.
      const client = await pool.connect();
      try {
        return (await client.query<T>({ ...statement, values })).rows;
      } finally {
        client.release();
      }
    });
  }

  /**
   * Counted before the caller continues, so that its next read does not get what is older than its write. Background
   * work is not counted, or the outbox relay's poll would make caches useless.
   */
  private async count<T>(transaction: Promise<T>): Promise<T> {
    const result = await transaction;
    if (currentRequestId() !== undefined) this.committed += 1;
    return result;
  }

  private surrounding(): EntityManager | undefined {
    return TransactionContext.getEntityManager() as EntityManager | undefined;
  }
}
