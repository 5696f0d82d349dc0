import { TransactionContext, TransactionPropagation } from '@mikro-orm/core';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { retryRead } from './connection-recovery.js';

/** The access to PostgreSQL for commands, reads and reactions. */
@Injectable()
export class Database {
  constructor(private readonly orm: MikroORM) {}

  /**
   * Runs `work` in one transaction and flushes it: changes and recorded facts commit together. A nested call joins the
   * surrounding transaction.
   */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const surrounding = this.surrounding();
    return surrounding ? work(surrounding) : this.orm.em.fork().transactional((em) => work(em as EntityManager));
  }

  /** Commits independently of any surrounding transaction, which may still fail. */
  independentTransaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const options = { propagation: TransactionPropagation.REQUIRES_NEW };
    return this.orm.em.fork().transactional((em) => work(em as EntityManager), options);
  }

  /**
   * Reads with its own identity map; inside a transaction it sees its writes. After a crash of the database the pool
   * may return dead connections, so lost reads are retried.
   */
  async read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const surrounding = this.surrounding();
    return surrounding ? work(surrounding) : retryRead(() => work(this.orm.em.fork() as EntityManager));
  }

  /** Throws when the database is unavailable. */
  async ping(): Promise<void> {
    await this.orm.em.fork().execute('select 1');
  }

  private surrounding(): EntityManager | undefined {
    return TransactionContext.getEntityManager() as EntityManager | undefined;
  }
}
