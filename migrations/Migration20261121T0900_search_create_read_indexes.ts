import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T0900_search_create_read_indexes extends Migration {
  override up(): void {
    this.addSql('create schema search');
    this.addSql('create sequence read_index_version as bigint');
    this.addSql(`
      create table read_index_entry (
        index_name text not null,
        id text collate "C" not null,
        version bigint not null,
        present boolean not null,
        primary key (index_name, id)
      )`);
    this.addSql(`
      create table read_index_generation (
        index_name text not null,
        engine text not null,
        generation text not null,
        fingerprint text not null,
        opened_at timestamptz not null default clock_timestamp(),
        primary key (index_name, engine, generation)
      )`);
  }
}
