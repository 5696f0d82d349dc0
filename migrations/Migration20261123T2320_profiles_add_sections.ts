import { Migration } from '@mikro-orm/migrations';

/** Preferences, education and career. Owners of profiles that were complete without them are told once. */
export class Migration20261123T2320_profiles_add_sections extends Migration {
  override up(): void {
    this.addSql(`
      alter table profile
        add column preferences jsonb,
        add column preferred_positions text[] not null default '{}',
        add column education jsonb not null default '[]',
        add column has_no_education boolean not null default false,
        add column career jsonb not null default '[]',
        add column has_no_career boolean not null default false,
        add column employment_questions jsonb,
        add column section_versions jsonb not null default '{}',
        add column has_new_sections boolean not null default false`);
    this.addSql(`
      update profile set has_new_sections = true
       where contact is not null and jsonb_array_length(reference_list) >= 3
         and exists (select 1 from profile_document as document
                      where document.user_id = profile.user_id and document_type = 'RESU' and removed_at is null)`);
    // For the number of preferences that name a position.
    this.addSql('create index profile_preferred_positions on profile using gin (preferred_positions)');
  }
}
