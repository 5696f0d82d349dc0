import { setTimeout as pause } from 'node:timers/promises';
import { TransactionContext } from '@mikro-orm/core';
import { EntityManager, MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { isLost } from './lost-connections.js';

/** Until the pool has noticed that the connection of a failed read is dead, it may give it once more. */
const PAUSES_MS = [25, 100];

/** The one door to PostgreSQL for commands, reads and reactions. */
@Injectable()
export class Database {
  constructor(private readonly orm: MikroORM) {}

  /**
   * Runs `work` in one transaction and flushes it: changes and the facts recorded on the way commit together or not at
   * all. Inside a surrounding transaction it joins that one, which then decides.
   */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const surrounding = this.surrounding();
    return surrounding ? work(surrounding) : this.orm.em.fork().transactional((em) => work(em as EntityManager));
  }

  /**
   * A read with an identity map of its own; inside a transaction it sees that one's writes. After a crash of the
   * database the first reads may get connections that died with it: they are read again on new ones.
   */
  async read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const surrounding = this.surrounding();
    return surrounding ? work(surrounding) : again(() => work(this.orm.em.fork() as EntityManager));
  }

  /**
   * The rows of one reading statement, as arrays. It goes past the entity manager, whose share of a short statement is
   * large, and sees what is committed; `$1` stands for the first value. Throws inside a transaction, which it would not see.
   */
  async rows<T extends unknown[]>(text: string, values: unknown[]): Promise<T[]> {
    if (this.surrounding()) throw new Error('A transaction reads through its own entity manager.');
    const pool: pg.Pool = await (this.orm.em.getConnection() as PostgreSqlConnection).getNativeClient();
    const { rows } = await again(() => pool.query<T>({ text, values, rowMode: 'array' }));
    return rows;
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.orm.em.fork().execute('select 1');
  }

  private surrounding(): EntityManager | undefined {
    return TransactionContext.getEntityManager() as EntityManager | undefined;
  }
}

/** After a crash of the database: whoever got a connection that died with it asks on another. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isLost(error)) throw error;
      await pause(pauseMs);
    }
  }
  return work();
}
