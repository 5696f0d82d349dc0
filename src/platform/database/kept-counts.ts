import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from './database.js';

/** Counts everything anew in the given transaction, and returns the number of rows that were wrong. */
type Recount = (em: EntityManager) => Promise<number>;

/** The counts that are stored beside their rows. Modules register how to count anew. */
@Injectable()
export class KeptCounts {
  private readonly recounts = new Map<string, Recount>();

  constructor(private readonly database: Database) {}

  register(name: string, recount: Recount): void {
    this.recounts.set(name, recount);
  }

  /** Corrects all counts, beside a running server. Returns the number of corrected rows by name. */
  async recountAll(): Promise<Record<string, number>> {
    const corrected: Record<string, number> = {};
    for (const [name, recount] of this.recounts) corrected[name] = await this.database.transaction(recount);
    return corrected;
  }
}
