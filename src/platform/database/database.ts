import { TransactionContext } from '@mikro-orm/core';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readAgain } from './lost-connections.js';

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
    return surrounding ? work(surrounding) : readAgain(() => work(this.orm.em.fork() as EntityManager));
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.orm.em.fork().execute('select 1');
  }

  private surrounding(): EntityManager | undefined {
    return TransactionContext.getEntityManager() as EntityManager | undefined;
  }
}
