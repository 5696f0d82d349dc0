import { setTimeout as pause } from 'node:timers/promises';
import { TransactionContext } from '@mikro-orm/core';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
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
    if (surrounding) return work(surrounding);
    for (const pauseMs of PAUSES_MS) {
      try {
        return await work(this.orm.em.fork() as EntityManager);
      } catch (error) {
        if (!isLost(error)) throw error;
        await pause(pauseMs);
      }
    }
    return work(this.orm.em.fork() as EntityManager);
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.orm.em.fork().execute('select 1');
  }

  private surrounding(): EntityManager | undefined {
    return TransactionContext.getEntityManager() as EntityManager | undefined;
  }
}
