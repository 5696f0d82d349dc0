import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T2340_platform_create_vocabulary extends Migration {
  override up(): void {
    this.addSql(`
      create table read_index_vocabulary (
        index_name text primary key,
        generation text not null,
        revision bigint not null,
        documents integer not null
      )`);
    this.addSql(`
      create table read_index_word (
        index_name text not null,
        word text collate "C" not null,
        documents integer not null,
        heading integer not null,
        primary key (index_name, word)
      )`);
  }
}
