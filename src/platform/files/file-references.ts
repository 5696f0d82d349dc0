import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { toArrayLiteral } from '../database/array-literal.js';
import { fileKeyColumns } from '../database/file-key.js';

/** Which stored files a row still has, in any table. Several rows may share a file. */
@Injectable()
export class FileReferences {
  constructor(private readonly orm: MikroORM) {}

  /** Those of the keys that a row has. */
  async referenced(em: EntityManager, keys: readonly string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const columns = fileKeyColumns(this.orm);
    const sql = columns.map(
      ({ table, column }) => `select ${column} as key from ${table} where ${column} = any(?::text[])`,
    );
    const parameters = columns.map(() => toArrayLiteral([...keys]));
    return new Set((await em.execute<{ key: string }[]>(sql.join(' union '), parameters)).map(({ key }) => key));
  }

  /** The others, each once. Rows that this transaction removes must be flushed before. */
  async unreferenced(em: EntityManager, keys: readonly string[]): Promise<string[]> {
    const referenced = await this.referenced(em, keys);
    return [...new Set(keys)].filter((key) => !referenced.has(key));
  }
}
