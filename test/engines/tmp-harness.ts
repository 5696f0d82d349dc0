import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import pg from 'pg';
import { Migration20261121T0900_search_create_read_indexes as M } from '../../migrations/Migration20261121T0900_search_create_read_indexes.js';
import { openSearchEngine } from '../../src/engines/search.js';
import { Database } from '../../src/platform/database/database.js';
import { databaseOptions } from '../../src/platform/database/options.js';
import { IndexSources } from '../../src/platform/search/read-index/index-sources.js';
import { IndexWriter } from '../../src/platform/search/read-index/index-writer.js';
import { ReadIndexes } from '../../src/platform/search/read-index/read-indexes.js';
import { Rebuilder } from '../../src/platform/search/read-index/rebuilder.js';
import { SearchEngine } from '../../src/platform/search/search-engine.js';

export const SETS = ['embedded', 'distributed'] as const;
const base = 'postgres://app:app@127.0.0.1:4210';
const q = async (url: string, sql: string) => {
  const c = new pg.Client({ connectionString: url });
  await c.connect();
  await c.query(sql).finally(() => c.end());
};
export async function startApp({ set, further = [], prepare = '', beside }: any) {
  const name = beside?.home.namespace ?? `t_${randomBytes(6).toString('hex')}`;
  const url = `${base}/${name}`;
  if (!beside) {
  await q(`${base}/postgres`, `create database ${name}`);
  const sqls: string[] = [];
  M.prototype.up.call({ addSql: (s: string) => sqls.push(s) } as never);
  await q(url, sqls.join(';'));
  if (prepare) await q(url, prepare);
  }
  const shared = [
    Database,
    IndexSources,
    IndexWriter,
    ReadIndexes,
    Rebuilder,
    {
      provide: SearchEngine,
      useFactory: (d: Database) =>
        openSearchEngine({ elasticsearchUrl: set === 'distributed' ? 'http://127.0.0.1:4200' : null }, name, d),
      inject: [Database],
    },
  ];
  class Plat {}
  Global()(Plat);
  Module({
    imports: [
      DiscoveryModule,
      MikroOrmModule.forRoot({ ...databaseOptions(url), autoLoadEntities: true, registerRequestContext: false } as any),
    ],
    providers: shared as any,
    exports: shared.map((x: any) => x.provide ?? x),
  })(Plat);
  class Root {}
  Module({ imports: [Plat, ...(further as Type[])] })(Root);
  const app = await NestFactory.createApplicationContext(Root, { logger: ['error', 'warn'], abortOnError: false });
  const database = app.get(Database, { strict: false });
  return {
    database,
    home: { namespace: name, databaseUrl: url },
    service: (t: any) => app.get(t, { strict: false }),
    rows: (s: string, p: unknown[] = []) => database.read((em) => em.execute(s, p)),
    close: () => app.close(),
  } as any;
}
export type TestApp = any;
